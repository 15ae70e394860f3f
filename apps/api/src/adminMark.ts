import { scryptSync } from 'node:crypto'

/**
 * What is stored of an admin secret in the sessions that it opened: sessions of another secret lose their rights (rule 12), and whoever
 * reads the table can't easily guess the secret. Takes some 50 ms, so it is made once, at the start.
 */
export function adminMark(secret: string): Buffer {
  return scryptSync(secret, 'seraph admin', 32)
}
