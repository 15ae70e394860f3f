import { topics } from './topics.ts'

const whole = new Map<string, Set<number>>()
const beginnings = new Map<string, Set<number>>()
for (const [topic, line] of topics.trim().split('\n').entries())
  for (const word of (line.split(':')[1] ?? '').trim().split(/\s+/)) {
    const map = word.endsWith('*') ? beginnings : whole
    const key = word.replace('*', '')
    const known = map.get(key)
    if (known === undefined) map.set(key, new Set([topic]))
    else known.add(topic)
  }

/** The numbers of the topics that a folded word belongs to. */
export function topicsOf(word: string): readonly number[] {
  const found = new Set(whole.get(word))
  for (let length = 2; length <= word.length; length += 1)
    for (const topic of beginnings.get(word.slice(0, length)) ?? []) found.add(topic)
  return [...found]
}
