/** Where the featured players are kept; invalid as soon as somebody's own visibility has changed. */
export const featuredPlayersKey = ['featuredPlayers'] as const
