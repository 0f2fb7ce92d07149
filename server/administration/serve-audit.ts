import * as E from 'fp-ts/Either'
import { AUDIT_LINES_TYPE, DEFAULT_AUDIT_PAGE_SIZE, readAudit as endpoint } from '../../contract/audit'
import type { AuditFilter } from '../../src/domain/audit'
import { timestampOf } from '../../src/domain/calendar'
import { auditLines } from '../audit'
import { attachmentHeader, callResult, type Serve } from '../http'
import type { AuditRecordFilter, Storage } from '../storage'

export const serveAudit = (serve: Serve, storage: Pick<Storage, 'read'>): void =>
  serve.stream(endpoint, async ({ query: { before, limit = DEFAULT_AUDIT_PAGE_SIZE, format, ...filter }, user }) => {
    const records = { ...recordFilterOf(filter), before }
    if (format === 'jsonl')
      return E.right({
        content: auditLines(storage, user.organisation, records),
        headers: { 'content-type': AUDIT_LINES_TYPE, ...attachmentHeader('audit.jsonl') },
      })
    const entriesAndOne = await storage.read(user.organisation, ({ audit }) =>
      audit.find({ ...records, limit: limit + 1 }),
    )
    const entries = entriesAndOne.slice(0, limit)
    return E.right(callResult({ entries, next: entriesAndOne.length > limit ? entries.at(-1)?.id : undefined }))
  })

const recordFilterOf = ({ username, action, from, until }: AuditFilter): Omit<AuditRecordFilter, 'limit'> => ({
  username,
  action,
  from: inUtc(from),
  until: inUtc(until),
})

/** The times of entries are compared as texts. */
const inUtc = (dateTime: string | undefined): string | undefined => {
  const timestamp = dateTime === undefined ? undefined : timestampOf(dateTime)
  return timestamp === undefined ? undefined : new Date(timestamp).toISOString()
}
