/**
 * Responsible for the start and end of the server process: ready line, start errors, housekeeping and clean shutdown.
 */
export { startHousekeeping, deleteExpired } from './housekeeping'
export { newestBackupTime, startBackups } from './scheduled-backups'
export { endOnSignal, stopOnSignal } from './end-on-signal'
export { errorMessage, startErrorMessage, serverUrlOf, readyLine } from './start-messages'
