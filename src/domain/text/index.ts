/** Knows how long a text may stand on a screen, how it is cut, how things are counted in it, how metres are told, and the short name of a long id. */
export { pluralise, formatNumber } from './format-number'
export { formatKilometres } from './format-kilometres'
export { displayLengths, type DisplayLength } from './display-lengths'
export { truncate } from './truncate'
export { shortIdOf } from './short-id'
