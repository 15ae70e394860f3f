/**
 * How many connections the kernel keeps for a process that is just busy, up to its own `net.core.somaxconn`; Node's 511 are too few.
 * Whose connection finds no place tries again after 1 s and after 3 s: of a thousand who come back at once the last were in after 7 s.
 */
export const listenBacklog = 4_096
