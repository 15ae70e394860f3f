/** A question that is put into the box for the child to send; a new one each time, so that the same can be asked for again. */
export type AskedForChild = { text: string }
