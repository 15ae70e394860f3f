/** What the keys of `localStorage` begin with under which version 0.1 kept answers; the player's code follows. */
export const pendingSavesPrefix = 'pendingSaves:'
