/** Knows how long a text may stand on a screen, and how it is cut. */
export { shownLengths, type ShownAt } from './shown-lengths'
export { truncated } from './truncated'
