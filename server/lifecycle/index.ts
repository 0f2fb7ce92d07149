/** Knows how the server begins and ends: its ready line, why it could not start, housekeeping, and a clean stop. */
export { addressOf, readyLine } from './ready-line'
export { keepTidy, tidy } from './housekeeping'
export { endWhenAsked } from './end-on-signal'
export { whyItFailed, whyNotStarted } from './error-message'
export { stopWhenAsked } from './stop-on-signal'
