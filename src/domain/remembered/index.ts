/** Knows what was made of a thing before, as long as somebody holds that thing. */
export { memoizeWeak } from '../value/memoize-weak'
