/**
 * The key under which two names of clubs, teams, states or countries are the same: trimmed, case- and space-folded
 * (ruling 5). Unicode's equal spellings (full-width letters, composed accents) and invisible characters make no
 * difference either. Upper case comes first, so that ß and SS, σ and ς fold alike.
 */
export function sameNameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
}
