/** Knows how the server begins and ends: its ready line, why it could not start, housekeeping, and a clean stop. */
export { addressOf, readyLine } from './ready-line'
export { keepTidy, tidy } from './housekeeping'
export { endWhenAsked } from './end-when-asked'
export { whyItFailed, whyNotStarted } from './why-not-started'
export { stopWhenAsked } from './stop-when-asked'
