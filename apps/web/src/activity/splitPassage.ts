/** A question that is about a passage has it below its first line; without one `passage` is empty. */
export function splitPassage(text: string): { asked: string; passage: string } {
  const [asked = '', ...passage] = text.split('\n')
  return { asked, passage: passage.join('\n') }
}
