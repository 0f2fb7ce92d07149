import { randomBytes } from 'node:crypto'
import type { AuditedAction, AuditEntry } from '../../src/domain/audit'

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
