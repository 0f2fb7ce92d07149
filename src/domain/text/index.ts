/** Knows how long a text may stand on a screen, how it is cut, how things are counted in it, how metres are told, and the short name of a long id. */
export { counted, inDigits } from './format-number'
export { kilometres } from './format-kilometres'
export { shownLengths, type ShownAt } from './display-lengths'
export { truncated } from './truncate'
export { shortIdOf } from './short-id'
