/** Something in a pack that must not be loaded: where it is and what is wrong. */
export type Fault = { where: string; what: string }
