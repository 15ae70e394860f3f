import { networkInterfaces } from 'node:os'

/** Bridges and tunnels that no phone in the room can reach. */
const isVirtual = /^(docker|br-|veth|virbr|tun|tap|utun|wg|tailscale)/

/** This machine's IPv4 address in the local network; undefined when it has none. */
export function lanAddress(): string | undefined {
  const real = Object.entries(networkInterfaces()).filter(([name]) => !isVirtual.test(name))
  return real
    .flatMap(([, addresses]) => addresses ?? [])
    .find((address) => address.family === 'IPv4' && !address.internal)?.address
}
