import { isIPv6 } from 'node:net'

/**
 * Whom an address belongs to, for limits: an IPv4 address is itself (also as `::ffff:…`), an IPv6 address its first 64 bits,
 * since whoever has one of those addresses has them all.
 */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const width = after.at(-1)?.includes('.') ? after.length + 1 : after.length
  const zeros = plain.includes('::') ? Array.from({ length: 8 - before.length - width }, () => '0') : []
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
