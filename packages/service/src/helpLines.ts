/** The operator's help lines by folded names of countries; `*` is for everybody else. */
export type HelpLines = ReadonlyMap<string, string>

/**
 * Reads the operator's setting `HELP_LINES`: `United States, USA = Call
 * or text 988 | Canada = …`, several parted by `|`, each with the names
 * of its country as people write them, and `*` for everybody of whom no other is known. `wrong` are the pieces that can't be read.
 */
export function readHelpLines(setting: string): { lines: HelpLines; wrong: string[] } {
  const lines = new Map<string, string>()
  const wrong: string[] = []
  for (const piece of setting.split('|').filter((part) => part.trim() !== '')) {
    const at = piece.indexOf('=')
    const line = piece.slice(at + 1).trim()
    const countries =
      at < 0
        ? []
        : piece
            .slice(0, at)
            .split(',')
            .map(fold)
            .filter((name) => name !== '')
    if (countries.length === 0 || line === '') wrong.push(piece.trim())
    for (const country of countries) lines.set(country, line)
  }
  return { lines, wrong }
}

/** The help line for a country, undefined where the operator set none: none is ever made up. */
export function helpLineOf(lines: HelpLines, country: string | undefined): string | undefined {
  return (country === undefined ? undefined : lines.get(fold(country))) ?? lines.get('*')
}

const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
