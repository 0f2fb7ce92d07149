/** Responsible for the endpoint of the audit trail. */
export {
  AUDIT_LINES_TYPE,
  auditEntryCodec,
  DEFAULT_AUDIT_PAGE_SIZE,
  readAudit,
  type AuditQuery,
} from './audit-endpoint'
