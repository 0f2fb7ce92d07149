/** Knows how the server begins and ends: its ready line, what kept it from starting, and a clean stop. */
export { addressOf, readyLine } from './ready-line'
export { keepTidy, tidy } from './housekeeping'
export { endWhenAsked } from './end-when-asked'
export { whyItFailed, whyNotStarted } from './why-not-started'
export { stopWhenAsked } from './stop-when-asked'
