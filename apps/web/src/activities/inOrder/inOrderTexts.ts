/** How much of what was recalled stood in order, in a sentence; empty where there is nothing to put in order. */
export function orderText(inOrder: number, known: number): string {
  if (known < 2) return ''
  if (inOrder === known) return known === 2 ? 'Both in the right order.' : `All ${known} in the right order.`
  return inOrder === 1 ? 'Their order is different: look below.' : `${inOrder} of them in the right order.`
}
