/** Roles and teams: robbers are lozenges, hostages are circles. */

export type Team = "red" | "blue";

export function teamOf(role: string): Team {
  return role === "raquel" || role === "hostage" ? "blue" : "red";
}

export function isSpecial(role: string): boolean {
  return role === "professor" || role === "raquel";
}
