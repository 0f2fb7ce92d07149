/** Responsible for new lines of the audit trail, and for writing them out. */
export { auditEntry, auditIdOf, auditLines, type AuditContext } from './audit-entry'
