/** Knows how the server begins and ends: its ready line, why it could not start, housekeeping, and a clean stop. */
export { addressOf, readyLine } from './ready-line'
export { startHousekeeping, deleteExpired } from './housekeeping'
export { endOnSignal } from './end-on-signal'
export { errorMessage, startErrorMessage } from './error-message'
export { stopOnSignal } from './stop-on-signal'
