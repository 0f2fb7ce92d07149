/** Responsible for display texts: truncation, capitals, numbers, plurals, distances, durations, names and short ids. */
export {
  pluralise,
  formatNumber,
  formatKilometres,
  formatDistance,
  formatDuration,
  formatDurationInWords,
  formatDistanceAndTimeChange,
  formatLateChange,
  formatPrice,
  formatAmount,
} from './format-number'
export { truncate, shortIdOf } from './truncate'
export { capitalise, joinNames } from './words'
