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
