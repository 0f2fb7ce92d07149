import { isIPv6 } from 'node:net'

/** What counts as one address: of IPv6 the first half, for whoever has one address there has all that begin like it. */
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
