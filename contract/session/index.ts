/** Knows how one logs in. */
export { logIn } from './log-in'
