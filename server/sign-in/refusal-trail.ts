import { hash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import type { AuditEntry } from '../../src/domain/audit'
import { auditIdOf } from '../audit'
import { NO_ORGANISATION, type OrganisationId, type Storage } from '../storage'
import { senderNetworkOf } from './client-and-network'
import { elapsedMsOrInfinity, lruMap } from '../lru-map'

export type RefusedLogIn = {
  readonly reason: RefusalReason
  readonly address: string
  /** only of a user who exists: what else is typed there may be a password */
  readonly user: { readonly organisation: OrganisationId; readonly username: string } | undefined
}

export type RefusalTrail = {
  readonly record: (refused: RefusedLogIn) => void
  /** resolves once all is written */
  readonly close: () => Promise<void>
}

/** More entries of one organisation in one minute become one entry without user and address. */
const MAX_ENTRIES_PER_MINUTE = 100
const MINUTE_MS = 60_000
/** A flood of refusals is written once in this time. */
const WRITTEN_EVERY_MS = 1_000

type Counted = { readonly organisation: OrganisationId; readonly entry: AuditEntry }

/**
 * Counts refused log-ins by user, network and minute, and adds the counts to the audit trail. A refusal waits for no
 * write, and however many there are, one write runs at a time.
 */
export const refusalTrail = ({
  storage,
  now,
  onError,
}: {
  readonly storage: Pick<Storage, 'write'>
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}): RefusalTrail => {
  const closing = new AbortController()
  let unwritten = new Map<string, Counted>()
  let writing: Promise<void> | undefined
  let currentMinute = 0
  let idsOfMinute = new Map<OrganisationId, Set<string>>()

  const entryOf = ({ reason, address, user }: RefusedLogIn): Counted => {
    const minute = Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS
    if (minute !== currentMinute) idsOfMinute = new Map()
    currentMinute = minute
    const organisation = user?.organisation ?? NO_ORGANISATION
    const ids = idsOfMinute.get(organisation) ?? new Set()
    idsOfMinute.set(organisation, ids)
    const at = new Date(minute)
    const common = { at: at.toISOString(), action: 'log_in_refused', count: 1 } as const
    const network = senderNetworkOf(address)
    const key = hash('sha256', JSON.stringify([network, user?.username, reason]), 'hex').slice(0, 12)
    const id = auditIdOf(at, key)
    if (!ids.has(id) && ids.size >= MAX_ENTRIES_PER_MINUTE) {
      const others = { ...common, id: auditIdOf(at, 'others'), username: undefined, address: undefined }
      return { organisation, entry: { ...others, detail: 'further users and addresses' } }
    }
    ids.add(id)
    return { organisation, entry: { ...common, id, username: user?.username, address: network, detail: reason } }
  }

  const write = async (): Promise<void> => {
    while (unwritten.size > 0) {
      const batch = [...unwritten.values()]
      unwritten = new Map()
      for (const organisation of new Set(batch.map((counted) => counted.organisation)))
        await storage
          .write<never, void>(organisation, async ({ audit }) => {
            for (const counted of batch)
              if (counted.organisation === organisation) await audit.addToCount(counted.entry)
            return E.right(undefined)
          })
          .catch(onError)
      await setTimeout(WRITTEN_EVERY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
    }
    writing = undefined
  }

  return {
    record: (refused) => {
      const counted = entryOf(refused)
      const key = `${counted.organisation} ${counted.entry.id}`
      const count = (unwritten.get(key)?.entry.count ?? 0) + 1
      unwritten.set(key, { ...counted, entry: { ...counted.entry, count } })
      writing ??= write()
    },
    close: async () => {
      closing.abort()
      await writing
    },
  }
}

/** Writes a line to the log of the server. */
export type LogEvent = (message: string, details: Readonly<Record<string, unknown>>) => void

export type RefusalReason =
  | 'wrong password'
  | 'unknown user'
  | 'disabled user'
  | 'too many failures'
  | 'too many at once'
  | 'refused by the service'

type LoggedRefusal = {
  readonly reason: RefusalReason
  readonly address: string
  /** only of a user who exists: what else is typed there may be a password */
  readonly username: string | undefined
}

/** These need no hash and no answer of a service. */
const cheapReasons: ReadonlySet<RefusalReason> = new Set([
  'too many failures',
  'too many at once',
  'refused by the service',
])

const MAX_ADDRESSES = 1_000
const LOGGED_EVERY_MS = 60_000

/** Logs each refusal, but those that cost nothing at most once a minute for an address, so that nobody fills the disk. */
export const refusalLog = ({
  now,
  logEvent,
}: {
  readonly now: () => Date
  readonly logEvent: LogEvent
}): ((refused: LoggedRefusal) => void) => {
  const loggedAt = lruMap<number>(MAX_ADDRESSES)
  return (refused) => {
    const timestamp = now().getTime()
    const isCheap = cheapReasons.has(refused.reason)
    const key = `${refused.reason} ${senderNetworkOf(refused.address)}`
    const last = loggedAt.get(key)
    if (isCheap && last !== undefined && elapsedMsOrInfinity(last, timestamp) < LOGGED_EVERY_MS) return
    if (isCheap) loggedAt.set(key, timestamp)
    logEvent('log-in refused', refused)
  }
}
