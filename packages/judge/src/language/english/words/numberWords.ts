const unitsAndTeens =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const ordinalUnits =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'
const ordinalTens = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'

function table(small: string, large: string): Map<string, number> {
  const values = small.split(' ').map((word, value): [string, number] => [word, value])
  return new Map([...values, ...large.split(' ').map((word, index): [string, number] => [word, (index + 2) * 10])])
}

/** The values of cardinal number words below a hundred, with common misspellings. */
export const cardinals: ReadonlyMap<string, number> = new Map([
  ...table(unitsAndTeens, tens),
  ...Object.entries({ fourty: 40, ninty: 90, twelv: 12, eigth: 8, sevin: 7, dozen: 12 }),
])

/** The values of ordinal number words below a hundred. */
export const ordinals: ReadonlyMap<string, number> = new Map([
  ...table(ordinalUnits, ordinalTens),
  ['nineth', 9],
  ['twelth', 12],
])

/** The words that multiply what stands before them. */
export const multipliers: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
])

const unitRows = [
  'second seconds',
  'minute minutes min mins',
  'hour hours hr hrs',
  'day days',
  'week weeks',
  'month months',
  'year years yr yrs',
  'decade decades',
  'century centuries',
  'night nights',
  'generation generations',
  'inch inches',
  'foot feet ft',
  'yard yards',
  'mile miles',
  'meter meters metre metres m',
  'kilometer kilometers kilometre kilometres km',
  'cubit cubits',
  'span spans',
  'furlong furlongs',
  'pound pounds lb lbs',
  'kilogram kilograms kg',
  'ounce ounces',
  'ton tons',
  'talent talents',
  'shekel shekels',
  'bath baths',
  'ephah ephahs',
  'homer homers',
  'liter liters litre litres',
  'gallon gallons',
  'dollar dollars',
  'cent cents',
  'percent',
  'degree degrees',
  'times',
  'acre acres',
  'piece pieces',
  'coin coins',
]

/** The unit of measure that a word names, by its singular. */
export const units: ReadonlyMap<string, string> = new Map(
  unitRows.flatMap((row) => row.split(' ').map((word): [string, string] => [word, row.split(' ')[0] ?? word])),
)

/** The months, and their short forms. */
export const months: ReadonlySet<string> = new Set(
  `january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec`.split(/\s+/),
)
