/**
 * Responsible for the start and end of the server process: ready line, start errors, the retention of records, and clean shutdown.
 */
export { startDeletingExpired, deleteExpired } from './retention'
export { collectGarbageWhenIdle } from './collect-garbage-when-idle'
export { newestBackupTime, startBackups } from './scheduled-backups'
export { endOnSignal, stopOnSignal } from './end-on-signal'
export { errorMessage, startErrorMessage, serverUrlOf, demoWarning, readyLine } from './start-messages'
