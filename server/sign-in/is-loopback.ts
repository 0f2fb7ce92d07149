import { BlockList, isIP } from 'node:net'

const loopbackAddresses = new BlockList()
loopbackAddresses.addSubnet('127.0.0.0', 8)
loopbackAddresses.addAddress('::1', 'ipv6')

/** Whether only this machine can reach the address, or send from it. */
export const isLoopback = (host: string): boolean => {
  const name = host
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
  const kind = isIP(name)
  return kind === 0 ? name === 'localhost' : loopbackAddresses.check(name, kind === 6 ? 'ipv6' : 'ipv4')
}
