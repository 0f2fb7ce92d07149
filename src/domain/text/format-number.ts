const englishFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** 10,000 */
export const formatNumber = (count: number): string => englishFormat.format(count)

/** 1 route, 90 stops, 10,000 stops, 2 activities */
export const pluralise = (count: number, noun: string, pluralNoun = `${noun}s`): string =>
  `${formatNumber(count)} ${count === 1 ? noun : pluralNoun}`
