import type { AuditEntry } from '../../../src/domain/audit'

/** A project was deleted, with other details where given. */
export const anAuditEntry = (details: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'e1',
  at: '2026-11-20T08:14:00.000Z',
  action: 'project_deleted',
  username: 'piet',
  address: '192.0.2.7',
  subject: 'Week 48',
  subjectId: 'p1',
  detail: undefined,
  count: 1,
  ...details,
})
