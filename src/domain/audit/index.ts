/** Responsible for the audit trail: what it records of who did what, when and from where. */
export {
  auditActionLabels,
  auditActions,
  type AuditAction,
  type AuditedAction,
  type AuditEntry,
  type AuditFilter,
  type AuditPage,
} from './audit-entry'
