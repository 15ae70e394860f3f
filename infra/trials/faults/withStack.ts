import { openStack } from './stack.ts'
import type { Stack, StackOptions } from './stack.ts'
import type { Stores } from './stores.ts'

/** Runs a script on processes of its own and ends them, whatever comes of it. */
export async function withStack(
  stores: Stores,
  options: StackOptions,
  use: (stack: Stack) => Promise<void>,
): Promise<void> {
  const stack = await openStack(stores, options)
  try {
    await use(stack)
  } finally {
    await stack.close()
  }
}
