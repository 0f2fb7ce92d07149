const english = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** 10,000 */
export const inDigits = (count: number): string => english.format(count)

/** 1 route, 90 stops, 10,000 stops, 2 activities */
export const counted = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${inDigits(count)} ${count === 1 ? noun : nouns}`
