/** Responsible for display texts: truncation, numbers, plurals, distances, durations and short ids. */
export {
  pluralise,
  formatNumber,
  formatKilometres,
  formatDistance,
  formatDuration,
  formatDurationInWords,
  formatAmount,
} from './format-number'
export { truncate, shortIdOf } from './truncate'
