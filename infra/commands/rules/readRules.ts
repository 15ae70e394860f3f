/** The numbers of the rules that a page of `docs/rules` states: each begins a paragraph in bold, as in "**42.** …". */
export function readRules(page: string): number[] {
  return Array.from(page.matchAll(/^\*\*(\d+)\.\*\*/gm), ([, number]) => Number(number))
}
