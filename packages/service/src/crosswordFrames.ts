/**
 * Reads the operator's setting that shows chapters' crosswords from other addresses (rule 32): `6=https://a.example/x`, several
 * separated by spaces. `wrong` are the pieces that can't be read.
 */
export function readCrosswordFrames(setting: string): { frames: Map<number, string>; wrong: string[] } {
  const frames = new Map<number, string>()
  const wrong: string[] = []
  for (const piece of setting.split(/\s+/).filter((part) => part !== '')) {
    const [, chapter, url] = /^([1-9]\d{0,2})=(https?:\/\/.+)$/.exec(piece) ?? []
    if (chapter === undefined || url === undefined || !URL.canParse(url)) wrong.push(piece)
    else frames.set(Number(chapter), url)
  }
  return { frames, wrong }
}

/** The origins of these addresses, each once, in alphabetical order: what a content security policy must allow as frames. */
export function originsOf(frames: ReadonlyMap<number, string>): string[] {
  return [...new Set(Array.from(frames.values(), (url) => new URL(url).origin))].sort()
}
