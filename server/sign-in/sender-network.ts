import { isIPv6 } from 'node:net'

/**
 * The network that counts as one client. For IPv6 that is the first half of the address, because a provider gives a
 * customer all addresses that begin with it.
 */
export const senderNetworkOf = (address: string): string => networkOf(address, 64)

/** The network that a provider gives to a company, which can have 65,536 networks of it. */
export const wideNetworkOf = (address: string): string => networkOf(address, 48)

const networkOf = (address: string, bits: 48 | 64): string => {
  const [addressWithoutZone = ''] = address.split('%', 1)
  const ipv4Address = /^::ffff:([\d.]+)$/i.exec(addressWithoutZone)?.[1]
  if (ipv4Address !== undefined) return ipv4Address
  if (!isIPv6(addressWithoutZone)) return addressWithoutZone
  return `${groupsOf(addressWithoutZone)
    .slice(0, bits / 16)
    .join(':')}::/${bits}`
}

const groupsOf = (address: string): ReadonlyArray<string> => {
  const [head = [], tail = []] = address.split('::').map(groupsInPart)
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
}

const groupsInPart = (part: string): ReadonlyArray<string> =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [shortenGroup(group)]))

const shortenGroup = (group: string): string => Number.parseInt(group, 16).toString(16)
