/** What stands beside a part that is told in the usual wording: the words of the Bible that is shown. */
const beside = / \(in this site’s Bible: ([^)]*)\)$/

/** A part as people are told it: in the event's usual wording first where it has another, with its own beside it (rule 172). */
export function toldPart({ text, usual }: { text: string; usual?: string | undefined }): string {
  return usual === undefined ? text : `${usual} (in this site’s Bible: ${text})`
}

/** The words that stand beside a part as it was told; undefined where none do. */
export function besideOf(told: string): string | undefined {
  return beside.exec(told)?.[1]
}

/** A part as it was told, without what stands beside it: that is said once. */
export function withoutBeside(told: string): string {
  return told.replace(beside, '')
}
