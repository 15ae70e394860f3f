/** The verses that a citation names ("Mark 9:7-8"), each by itself; one that can't be read stands for itself. */
export function versesNamed(citation: string): string[] {
  const [, chapter, first, last = first] = /^(.+):(\d+)(?:\s*[-–]\s*(\d+))?$/.exec(citation) ?? []
  const count = Number(last) - Number(first) + 1
  if (!(count >= 1 && count <= 200)) return [citation]
  return Array.from({ length: count }, (_, at) => `${chapter}:${Number(first) + at}`)
}
