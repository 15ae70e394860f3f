/**
 * Runs contenders one after the other, all of them `runs` times, each time beginning with another one: what the machine does meanwhile hits
 * all alike. Returns what each run gave.
 */
export async function inTurn<Name extends string, T>(
  runs: number,
  contenders: Record<Name, (turn: number) => Promise<T>>,
): Promise<Record<Name, T[]>> {
  const names = Object.keys(contenders) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<Name, T[]>
  for (let turn = 0; turn < runs; turn += 1) {
    const first = turn % names.length
    for (const name of [...names.slice(first), ...names.slice(0, first)])
      results[name].push(await contenders[name](turn))
  }
  return results
}
