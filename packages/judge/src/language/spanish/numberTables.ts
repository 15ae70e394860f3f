const small =
  `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho
diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve`.split(
    /\s+/,
  )
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const hundreds = 'doscient trescient cuatrocient quinient seiscient setecient ochocient novecient'.split(' ')
const ordinalStems = 'primer segund tercer cuart quint sext septim octav noven decim undecim duodecim'.split(' ')

/** The values of Spanish number words below a thousand, folded, in both genders. */
export const spanishCardinals: ReadonlyMap<string, number> = new Map([
  ...small.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, at): [string, number] => [word, (at + 3) * 10]),
  ['un', 1],
  ['una', 1],
  ['veintiun', 21],
  ['veintiuna', 21],
  ['cien', 100],
  ['ciento', 100],
  ...hundreds.flatMap((stem, at): [string, number][] => [
    [`${stem}os`, (at + 2) * 100],
    [`${stem}as`, (at + 2) * 100],
  ]),
])

/** The words that multiply what stands before them. */
export const spanishMultipliers: ReadonlyMap<string, number> = new Map([
  ['mil', 1000],
  ['millon', 1_000_000],
  ['millones', 1_000_000],
])

/** The values of ordinal words, folded, in all genders and numbers. */
export const spanishOrdinals: ReadonlyMap<string, number> = new Map([
  ...ordinalStems.flatMap((stem, at) => ['o', 'a', 'os', 'as'].map((end): [string, number] => [stem + end, at + 1])),
  ['primer', 1],
  ['tercer', 3],
  ['septimo', 7],
  ['setimo', 7],
  ['vigesimo', 20],
  ['vigesima', 20],
])

const unitRows = `minuto minutos|hora horas|dia dias|semana semanas|mes meses|ano anos|siglo siglos|noche noches|generacion generaciones|codo codos
palmo palmos|metro metros|kilometro kilometros km|milla millas|talento talentos|siclo siclos|libra libras|vez veces|denario denarios`

/** The unit of measure that a folded word names, by its singular. */
export const spanishUnits: ReadonlyMap<string, string> = new Map(
  unitRows.split(/[|\n]/).flatMap((row) => {
    const words = row.split(' ')
    return words.map((word): [string, string] => [word, words[0] ?? word])
  }),
)
