import { auditActions, type AuditEntry, type AuditFilter, type AuditPage } from '../../src/domain/audit'
import {
  anyTextCodec,
  dateTimeCodec,
  enumCodec,
  idCodec,
  integerCodec,
  listCodec,
  optionalField,
  record,
  requiredField,
  textCodec,
} from '../codec'
import { defineEndpoint, endpointDefaults, jsonAnswer } from '../endpoint'

/** How many entries a page has if the request does not say. */
export const DEFAULT_AUDIT_PAGE_SIZE = 50

export const AUDIT_LINES_TYPE = 'application/jsonl'

export type AuditQuery = AuditFilter & {
  readonly before?: string | undefined
  readonly limit?: number | undefined
  /** `jsonl`: all entries, one on a line; the page size has no effect */
  readonly format?: 'json' | 'jsonl' | undefined
}

export const auditEntryCodec = record<AuditEntry>('AuditEntry', {
  id: requiredField('id', idCodec('2026-11-23T08-14-00-000Z-5f1c09a27b3e')),
  at: requiredField('at', dateTimeCodec('2026-11-23T08:14:00.000Z')),
  action: requiredField('action', enumCodec(auditActions, 'project_deleted')),
  username: optionalField('username', anyTextCodec('m.visser')),
  address: optionalField('address', anyTextCodec('192.0.2.7')),
  subject: optionalField('subject', anyTextCodec('Gouda week 48')),
  subjectId: optionalField('subject_id', anyTextCodec('prj_5d1c')),
  detail: optionalField('detail', anyTextCodec('94 stops')),
  count: requiredField('count', integerCodec({ min: 1 }, 1)),
})

export const readAudit = defineEndpoint({
  ...endpointDefaults,
  name: 'readAudit',
  method: 'GET',
  path: '/delivery/v2/audit',
  summary: 'Read what was done in the organisation, newest first: a page of it, or all of it as lines of JSON',
  group: 'Administration',
  role: 'administrator',
  query: record<AuditQuery>('AuditQuery', {
    username: optionalField('username', textCodec('m.visser')),
    action: optionalField('action', enumCodec(auditActions, 'project_deleted')),
    from: optionalField('from', dateTimeCodec('2026-11-22T23:00:00.000Z')),
    until: optionalField('until', dateTimeCodec('2026-11-23T23:00:00.000Z')),
    before: optionalField('before', idCodec('2026-11-23T08-14-00-000Z-5f1c09a27b3e')),
    limit: optionalField('limit', integerCodec({ min: 1, max: 200 }, DEFAULT_AUDIT_PAGE_SIZE)),
    format: optionalField('format', enumCodec<'json' | 'jsonl'>(['json', 'jsonl'], 'json')),
  }),
  answer: {
    ...jsonAnswer(
      record<AuditPage>('AuditPage', {
        entries: requiredField('entries', listCodec(auditEntryCodec)),
        next: optionalField('next', idCodec('2026-11-23T08-10-00-000Z-0c1d5e7f9a2b')),
      }),
    ),
    otherMediaTypes: [AUDIT_LINES_TYPE],
  },
})
