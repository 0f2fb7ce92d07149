import { auditEntryCodec } from '../../contract/audit'
import type { AuditRecordFilter, OrganisationId, Storage } from '../storage'

const ENTRIES_PER_READ = 500

/** The entries as lines of JSON, newest first; so many are read at a time, so that no reader holds the database. */
export const auditLines = async function* (
  { read }: Pick<Storage, 'read'>,
  organisation: OrganisationId,
  filter: Omit<AuditRecordFilter, 'limit'>,
): AsyncGenerator<string> {
  let before = filter.before
  for (;;) {
    const page = { ...filter, before, limit: ENTRIES_PER_READ }
    const entries = await read(organisation, ({ audit }) => audit.find(page))
    if (entries.length > 0) yield entries.map((entry) => `${JSON.stringify(auditEntryCodec.encode(entry))}\n`).join('')
    if (entries.length < ENTRIES_PER_READ) return
    before = entries.at(-1)?.id
  }
}
