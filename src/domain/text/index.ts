/** Knows how long a text may stand on a screen, how it is cut, how things are counted in it, how metres are told, and the short name of a long id. */
export { counted, inDigits } from './counted'
export { kilometres } from './kilometres'
export { shownLengths, type ShownAt } from './shown-lengths'
export { truncated } from './truncated'
export { shortIdOf } from './short-id'
