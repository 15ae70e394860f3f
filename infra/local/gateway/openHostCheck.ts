import { isIP } from 'node:net'

const form = /^(?:\[(?<six>[\d.:a-f]+)\]|(?<name>[\d.a-z-]+))(?::\d{1,5})?$/i

/**
 * Makes the check whether a `Host` is one of ours: the name in `publicUrl`,
 * localhost, or any IP address. Another name may be a stranger's that
 * leads to this machine (DNS rebinding); an address can't be bent, and which ones lead here isn't always known (WSL, containers).
 */
export function openHostCheck(publicUrl: string | undefined): (host: string) => boolean {
  const names = new Set(['localhost', ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname])])
  return (host) => {
    const { six, name = '' } = form.exec(host)?.groups ?? {}
    return six === undefined ? names.has(name.toLowerCase()) || isIP(name) === 4 : isIP(six) === 6
  }
}
