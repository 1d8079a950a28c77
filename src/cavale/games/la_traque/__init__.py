"""La Traque: four factions search for the fugitives of a fallen regime. Two to four players."""
