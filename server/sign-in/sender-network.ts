import { isIPv6 } from 'node:net'

/**
 * What counts as one sender. For IPv6 that is the first half of the address, since a customer of a provider gets all
 * addresses that begin with it.
 */
export const neighbourhoodOf = (address: string): string => {
  const [plain = ''] = address.split('%', 1)
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

const groupsOf = (address: string): ReadonlyArray<string> => {
  const [head = [], tail = []] = address.split('::').map(writtenGroups)
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
}

const writtenGroups = (part: string): ReadonlyArray<string> =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [short(group)]))

const short = (group: string): string => Number.parseInt(group, 16).toString(16)
