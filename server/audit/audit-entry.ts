import { randomBytes } from 'node:crypto'
import type { AuditedAction, AuditEntry } from '../../src/domain/audit'
import { auditEntryCodec } from '../../contract/audit'
import type { AuditRecordFilter, OrganisationId, Storage } from '../storage'

/** Who did it, when and from where. Both are undefined for a command on the server. */
export type AuditContext = {
  readonly user?: { readonly username: string } | undefined
  readonly address?: string | undefined
  readonly at: Date
}

const RANDOM_BYTES = 6

/** A new line of the audit trail. */
export const auditEntry = (audited: AuditedAction, { user, address, at }: AuditContext): AuditEntry => ({
  ...audited,
  id: auditIdOf(at, randomBytes(RANDOM_BYTES).toString('hex')),
  at: at.toISOString(),
  username: user?.username,
  address,
  count: 1,
})

/** Ids are sorted by their times, and are sent in addresses. */
export const auditIdOf = (at: Date, end: string): string => `${at.toISOString().replaceAll(/[:.]/g, '-')}-${end}`

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
