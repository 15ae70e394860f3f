import type { JudgedQuestion } from '@seraph/schema/judging'

/** A response, the kind of case it is, and the points that it earns by the rules. */
export type Row = readonly [kind: string, response: string, score: number]

/** A question and responses to it. */
export type Sheet = JudgedQuestion & { readonly rows: readonly Row[] }

/** Parts of nothing but a text. */
export function text(...texts: readonly string[]): { text: string }[] {
  return texts.map((part) => ({ text: part }))
}
