/**
 * How many connections the kernel keeps for a process that is just busy, up to its own `net.core.somaxconn`; Node's 511 are too few for a
 * thousand who come back at once to the one hub that is left. Whose connection finds no place tries again after 1 s, and then after 3 s.
 */
export const listenBacklog = 4_096
