/** Responsible for display texts: truncation, numbers, plurals, distances and short ids. */
export { pluralise, formatNumber } from './format-number'
export { formatKilometres } from './format-kilometres'
export { truncate } from './truncate'
export { shortIdOf } from './short-id'
