/** Knows what was made of a thing before, as long as somebody holds that thing. */
export { remembered } from '../value/memoize-weak'
