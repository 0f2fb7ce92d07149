import { isIPv6 } from 'node:net'

/**
 * The network that counts as one client. For IPv6 that is the first half of the address, because a provider gives a
 * customer all addresses that begin with it.
 */
export const senderNetworkOf = (address: string): string => {
  const [addressWithoutZone = ''] = address.split('%', 1)
  const ipv4Address = /^::ffff:([\d.]+)$/i.exec(addressWithoutZone)?.[1]
  if (ipv4Address !== undefined) return ipv4Address
  return isIPv6(addressWithoutZone) ? `${groupsOf(addressWithoutZone).slice(0, 4).join(':')}::/64` : addressWithoutZone
}

const groupsOf = (address: string): ReadonlyArray<string> => {
  const [head = [], tail = []] = address.split('::').map(groupsInPart)
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
}

const groupsInPart = (part: string): ReadonlyArray<string> =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [shortenGroup(group)]))

const shortenGroup = (group: string): string => Number.parseInt(group, 16).toString(16)
