import { isIPv6 } from 'node:net'

/** The first that occurs wins: a browser also claims to be those that it descends from. */
const browsers = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

const MAX_LENGTH = 60

/** What sent a request, by its User-Agent, as a user would say it: `Firefox on Windows`. */
export const describeClient = (userAgent: string | undefined): string => {
  const text = userAgent ?? ''
  const browser = firstMatch(browsers, text)
  const system = firstMatch(systems, text)
  if (browser !== undefined) return system === undefined ? browser : `${browser} on ${system}`
  const [, program] = /^([\w.-]+)\//.exec(text) ?? []
  return program === undefined || program === 'Mozilla' ? 'Unknown browser' : program.slice(0, MAX_LENGTH)
}

const firstMatch = (names: ReadonlyArray<readonly [RegExp, string]>, text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

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
