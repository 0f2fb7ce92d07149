import * as E from 'fp-ts/Either'
import { AUDIT_LINES_TYPE, DEFAULT_AUDIT_PAGE_SIZE, readAudit as endpoint } from '../../contract/audit'
import type { AuditFilter } from '../../src/domain/audit'
import { calendarDateOf, dayAfter, isoDateOf, timestampOf } from '../../src/domain/calendar'
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
    const found = await storage.read(user.organisation, ({ audit }) => audit.find({ ...records, limit: limit + 1 }))
    const entries = found.slice(0, limit)
    return E.right(callResult({ entries, next: found.length > limit ? entries.at(-1)?.id : undefined }))
  })

const recordFilterOf = ({ username, action, day }: AuditFilter): Omit<AuditRecordFilter, 'limit'> => {
  const date = day === undefined ? undefined : calendarDateOf(day)
  if (date === undefined) return { username, action }
  return { username, action, from: midnightOf(isoDateOf(date)), until: midnightOf(isoDateOf(dayAfter(date))) }
}

/** When a Dutch day begins. */
const midnightOf = (isoDate: string): string | undefined => {
  const timestamp = timestampOf(`${isoDate}T00:00`)
  return timestamp === undefined ? undefined : new Date(timestamp).toISOString()
}
