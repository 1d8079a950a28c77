"""Red Notice: a forger who moves in secret, and the agent who hunts her."""
