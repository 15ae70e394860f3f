/** The numbers of the decisions on their page, whose entries begin as in "- **42.** …"; `faults` tells of those without, and of twins. */
export function readDecisions(page: string): { numbers: Set<number>; faults: string[] } {
  const numbers = new Set<number>()
  const faults: string[] = []
  for (const entry of page.split('\n').filter((line) => line.startsWith('- '))) {
    const number = Number(/^- \*\*(\d+)\.\*\* /.exec(entry)?.[1])
    if (Number.isNaN(number)) faults.push(`an entry without a number: "${entry.slice(2, 50)}…"`)
    else if (numbers.has(number)) faults.push(`decision ${number} stands twice`)
    else numbers.add(number)
  }
  const next = Math.max(0, ...numbers) + 1
  return { numbers, faults: faults.map((fault) => `${fault} (the next free number is ${next})`) }
}
