import { inflateSync } from 'node:zlib'

/** A page on paper, in points from the upper left: its size, and its lines of text with where each begins and where its last run does. */
export type PdfPage = { width: number; height: number; lines: { x: number; lastX: number; y: number; text: string }[] }

type Matrix = [number, number, number, number, number, number]

/**
 * The pages of a PDF as Chromium prints it: its objects lie open, its streams are deflated, and each font tells which
 * letters its glyphs are. Throws where a page has no content.
 */
export function readPdf(pdf: Buffer): PdfPage[] {
  const objects = readObjects(pdf)
  const referred = (body: string, name: string) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? -1)
  const fonts = new Map<number, Map<string, string>>()
  for (const [number, { body }] of objects) {
    const map = objects.get(referred(body, 'ToUnicode'))?.stream
    if (map !== undefined) fonts.set(number, readLetters(map))
  }
  const ordered: string[] = []
  const visit = (number: number) => {
    const body = objects.get(number)?.body ?? ''
    if (/\/Type \/Page\b/.test(body)) ordered.push(body)
    for (const [, kid] of /\/Kids \[([^\]]*)\]/.exec(body)?.[1]?.matchAll(/(\d+) 0 R/g) ?? []) visit(Number(kid))
  }
  const root = Number(/\/Root (\d+) 0 R/.exec(pdf.toString('latin1'))?.[1])
  visit(referred(objects.get(root)?.body ?? '', 'Pages'))
  return ordered.map((body, at) => {
    const [width = 0, height = 0] = (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? []).slice(1).map(Number)
    const named = new Map([...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => [name, Number(font)]))
    const content = objects.get(referred(body, 'Contents'))?.stream
    if (content === undefined) throw new Error(`page ${at + 1} has no content`)
    const lines = readLines(content, (name) => fonts.get(named.get(name) ?? -1), height)
    return { width, height, lines }
  })
}

function readObjects(pdf: Buffer): Map<number, { body: string; stream?: string }> {
  const found = pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)
  return new Map(
    [...found].map(({ 0: whole, 1: number, 2: object = '', index }) => {
      const from = object.indexOf('stream\n')
      if (from === -1) return [Number(number), { body: object }]
      const body = object.slice(0, from)
      const start = index + whole.indexOf(object) + from + 'stream\n'.length
      const bytes = pdf.subarray(start, start + Number(/\/Length (\d+)/.exec(body)?.[1] ?? 0))
      const stream = body.includes('/FlateDecode') ? inflateSync(bytes) : bytes
      return [Number(number), { body, stream: stream.toString('latin1') }]
    }),
  )
}

/** The letters of a font by its glyphs, of two hexadecimal digits each, or four. */
function readLetters(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, block = ''] of map.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, glyph = '', hex = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(glyph.toUpperCase(), Buffer.from(hex, 'hex').swap16().toString('utf16le'))
  for (const [, block = ''] of map.matchAll(/beginbfrange([^]*?)endbfrange/g))
    for (const [, first = '', last = '', hex = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const from = Number.parseInt(first, 16)
      for (let glyph = from; glyph <= Number.parseInt(last, 16); glyph += 1) {
        const name = glyph.toString(16).padStart(first.length, '0').toUpperCase()
        letters.set(name, String.fromCodePoint(Number.parseInt(hex, 16) + glyph - from))
      }
    }
  return letters
}

const number = '([-\\d.]+)'
/** What of a page's drawing says where text is set, and which: a state kept or had back, a place, a step, a font, glyphs. */
const steps = new RegExp(
  [
    '(?<=^|\\s)(?:(q|Q)(?=\\s)',
    `${Array.from({ length: 6 }, () => number).join(' ')} (cm|Tm)`,
    `${number} ${number} Td`,
    '/(F\\d+) [\\d.]+ Tf',
    '(\\[[^\\]]*\\]|<\\w*>) T[jJ])',
  ].join('|'),
  'g',
)

function readLines(content: string, lettersOf: (font: string) => Map<string, string> | undefined, height: number) {
  const lines: PdfPage['lines'] = []
  const kept: Matrix[] = []
  let page: Matrix = [1, 0, 0, 1, 0, 0]
  let place: Matrix = page
  let letters: Map<string, string> | undefined
  for (const [, save, a, b, c, d, e, f, sets, right, down, font, shown] of content.matchAll(steps)) {
    const given: Matrix = [Number(a), Number(b), Number(c), Number(d), Number(e), Number(f)]
    if (save === 'q') kept.push(page)
    if (save === 'Q') page = kept.pop() ?? page
    if (sets === 'cm') page = times(given, page)
    if (sets === 'Tm') place = given
    if (right !== undefined) place = times([1, 0, 0, 1, Number(right), Number(down)], place)
    if (font !== undefined) letters = lettersOf(font)
    if (shown === undefined) continue
    const text = textOf(shown, letters)
    const [, , , , x, fromBelow] = times(place, page)
    const [y, last] = [height - fromBelow, lines.at(-1)]
    if (last === undefined || Math.abs(last.y - y) > 0.5) lines.push({ x, lastX: x, y, text })
    else Object.assign(last, { lastX: Math.max(last.lastX, x), text: last.text + text })
  }
  return lines
}

function textOf(shown: string, letters: Map<string, string> | undefined): string {
  const [{ length: digits } = ''] = letters?.keys() ?? []
  const glyphs = [...shown.matchAll(/<(\w*)>/g)].flatMap(
    ([, hex = '']) => hex.toUpperCase().match(new RegExp(`.{${digits}}`, 'g')) ?? [],
  )
  return glyphs.map((glyph) => letters?.get(glyph) ?? '').join('')
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}
