/** To what something was done, from an entry's subject: names and codes in words; ids only where there is nothing else. */
export function subjectText(subject: Record<string, unknown>): string {
  const facts = Object.entries(subject)
  const named = facts.filter(([name]) => !isId(name))
  return (named.length > 0 ? named : facts)
    .map(([name, value]) => `${wordsOf(name)}: ${textOf(isId(name) ? shortened(value) : value)}`)
    .join(', ')
}

/** Of many ids the first three, and how many more: nobody reads them. */
function shortened(ids: unknown): unknown {
  return Array.isArray(ids) && ids.length > 3 ? [...(ids as unknown[]).slice(0, 3), `${ids.length - 3} more`] : ids
}

const isId = (name: string): boolean => /Ids?$/.test(name)

const wordsOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** A name that is written from right to left keeps its order to itself. */
const isolated = (text: string): string => (/[\u0590-\u08FF]/.test(text) ? `\u2068${text}\u2069` : text)

function textOf(value: unknown): string {
  if (value === null || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return isolated(value)
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(textOf).join(', ')
  if (typeof value !== 'object') return JSON.stringify(value)
  const parts = Object.entries(value ?? {}).filter(([name]) => !isId(name))
  return parts.map(([, part]) => textOf(part)).join(' → ')
}
