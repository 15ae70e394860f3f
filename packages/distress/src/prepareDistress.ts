import { findDistress } from './findDistress.ts'

/** Reads rules and weights before the first text comes: some 200 ms that no child waits for. */
export function prepareDistress(): void {
  findDistress('i want to die')
}
