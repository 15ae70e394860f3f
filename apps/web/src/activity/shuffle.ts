/** A new list in random order. `random` gives numbers from 0 up to 1, 1 left out. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [moved] = shuffled.splice(other, 1)
    if (moved !== undefined) shuffled.splice(last, 0, moved)
  }
  return shuffled
}
