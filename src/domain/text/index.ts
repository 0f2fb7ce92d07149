/** Responsible for display texts: truncation, numbers, plurals, distances and short ids. */
export { pluralise, formatNumber, formatKilometres } from './format-number'
export { truncate, shortIdOf } from './truncate'
