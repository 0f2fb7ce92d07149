/** Responsible for display texts: truncation, capitals, numbers, plurals, distances, durations, names and short ids; and for lines of CSV. */
export {
  pluralise,
  formatNumber,
  formatKilometres,
  formatDistance,
  formatDuration,
  formatHours,
  formatDurationInWords,
  formatDistanceAndTimeChange,
  spokenDistanceAndTimeChange,
  formatLateChange,
  spokenLateChange,
  signOfLateChange,
  formatPrice,
  formatAmount,
} from './format-quantities'
export { BYTE_ORDER_MARK, csvLine, escapeFormula, unescapeFormula } from './csv'
export { capitalise, foldCase, joinNames, shortIdOf, truncate } from './format-text'
