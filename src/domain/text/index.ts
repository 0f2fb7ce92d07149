/** Knows how long a text may stand on a screen, how it is cut, and what a thing with a long id is called. */
export { shownLengths, type ShownAt } from './shown-lengths'
export { truncated } from './truncated'
export { shortIdOf } from './short-id'
