import { amountText } from '../../../language/amountText.ts'

/** What the host added to a question's time, as everybody reads it. */
export const extraTimeText = (extraMs: number): string => `${amountText(extraMs / 1_000, 'second')} added for everybody`
