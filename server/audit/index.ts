/** Responsible for new lines of the audit trail, and for writing them out. */
export { auditEntry, auditIdOf, type AuditContext } from './audit-entry'
export { auditLines } from './audit-lines'
