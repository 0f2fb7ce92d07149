import * as E from 'fp-ts/Either'
import { restorableSince } from '../driver'
import { idleSince, type SessionLimits } from '../sign-in'
import { NO_ORGANISATION, type OrganisationId, type ProjectRecord, type Records, type Storage } from '../storage'

/** An Idempotency-Key gets the same answer for this long. */
const ANSWER_RETENTION_DAYS = 1

/** A forgotten correction of an address can be brought back for this long. */
const FORGOTTEN_RETENTION_DAYS = 1

/** A result is kept this long to be accepted. */
const JOB_RETENTION_DAYS = 30

/** How many changes a project keeps, each of about 4 kB, whatever HISTORY_DAYS says. */
const MAX_CHANGES = 20_000

/** Refused log-ins in the audit trail of one organisation, so that whoever guesses for months does not fill the disk. */
const MAX_REFUSED_LOG_INS = 100_000

/** How many corrections of addresses an organisation keeps; the oldest go first. */
const MAX_CORRECTIONS = 100_000

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type RetentionLimits = SessionLimits & { readonly auditDays: number; readonly historyDays: number }

type RetentionPorts = RetentionLimits & {
  readonly storage: {
    readonly directory: Pick<Storage['directory'], 'organisations'>
    readonly write: Storage['write']
  }
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/** Deletes expired records, organisation by organisation; a failure in one does not stop the others. */
export const deleteExpired = async (
  { storage, now, onError, ...limits }: RetentionPorts,
  isStopped = (): boolean => false,
): Promise<void> => {
  const organisations = await storage.directory.organisations()
  if (isStopped()) return
  await storage
    .write<never, void>(NO_ORGANISATION, async (records) => {
      await deleteOldAudit(records, now(), limits)
      return E.right(await records.logInAttempts.deleteExpiredBefore(now().toISOString()))
    })
    .catch(onError)
  for (const { id } of organisations) {
    if (isStopped()) return
    await deleteExpiredOf(storage, id, { now: now(), limits, isStopped }).catch((error: unknown) => {
      // While the server closes, this failure is expected.
      if (!isStopped()) onError(error)
    })
  }
}

const deleteExpiredOf = async (
  storage: Pick<Storage, 'write'>,
  organisation: OrganisationId,
  {
    now,
    limits,
    isStopped,
  }: { readonly now: Date; readonly limits: RetentionLimits; readonly isStopped: () => boolean },
): Promise<void> => {
  const daysAgo = (days: number): string => timeDaysBefore(now, days)
  const projects = await storage.write<never, ReadonlyArray<ProjectRecord>>(organisation, async (records) => {
    await records.answers.deleteBefore(daysAgo(ANSWER_RETENTION_DAYS))
    await records.drivers.deleteRemovedBefore(restorableSince(now))
    await records.keys.deleteEnded(now.toISOString(), idleSince(now, limits).toISOString())
    await deleteOldAudit(records, now, limits)
    await records.corrections.deleteForgottenBefore(daysAgo(FORGOTTEN_RETENTION_DAYS))
    await records.corrections.deleteAllButNewest(MAX_CORRECTIONS)
    await records.jobs.deleteFinishedBefore(daysAgo(JOB_RETENTION_DAYS))
    return E.right(await records.projects.all())
  })
  if (E.isLeft(projects)) return
  // One transaction per project, so that requests do not wait long for the database.
  for (const { id } of projects.right) {
    if (isStopped()) return
    await storage.write<never, void>(organisation, async ({ changes }) =>
      E.right(await changes.deleteOld(id, { before: daysAgo(limits.historyDays), keptCount: MAX_CHANGES })),
    )
  }
}

const timeDaysBefore = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString()

const deleteOldAudit = async (
  { audit }: Pick<Records, 'audit'>,
  now: Date,
  { auditDays }: RetentionLimits,
): Promise<void> => {
  await audit.deleteBefore(timeDaysBefore(now, auditDays))
  await audit.deleteAllButNewest('log_in_refused', MAX_REFUSED_LOG_INS)
}

/** Deletes expired records at once and then every hour, until the returned function is called. */
export const startDeletingExpired = (ports: RetentionPorts): (() => void) => {
  let isStopped = false
  const run = (): void => void deleteExpired(ports, () => isStopped).catch(ports.onError)
  const timer = setInterval(run, HOUR_MS)
  timer.unref()
  run()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
