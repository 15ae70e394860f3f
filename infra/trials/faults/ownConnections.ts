/** How many connections a scenario itself has to its stack's database. */
export const ownConnections = 5
