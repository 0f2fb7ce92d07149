import * as E from 'fp-ts/Either'
import { restorableSince } from '../driver'
import type { OrganisationId, ProjectRecord, Storage } from '../storage'

const HOUR = 3_600_000
/** For so long an Idempotency-Key gets the same answer. */
const DAY = 24 * HOUR
/** By then the result of a job was accepted, or never will be. */
const JOB_DAYS = 30
/** A year and a month, so that a whole year can be looked back on. */
const HISTORY_DAYS = 400

type House = {
  readonly storage: {
    readonly directory: Pick<Storage['directory'], 'organisations'>
    readonly write: Storage['write']
  }
  readonly now: () => Date
  readonly onAccident: (error: unknown) => void
}

/** Deletes records that are out of date, organisation by organisation; a failure in one does not stop the others. */
export const tidy = async ({ storage, now, onAccident }: House, isOver = (): boolean => false): Promise<void> => {
  for (const { id } of await storage.directory.organisations()) {
    if (isOver()) return
    await tidyOne(storage, id, now(), isOver).catch((error: unknown) => {
      // When the server closes meanwhile, the failure is expected.
      if (!isOver()) onAccident(error)
    })
  }
}

const tidyOne = async (
  storage: Pick<Storage, 'write'>,
  organisation: OrganisationId,
  now: Date,
  isOver: () => boolean,
): Promise<void> => {
  const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY).toISOString()
  const projects = await storage.write<never, ReadonlyArray<ProjectRecord>>(organisation, async (records) => {
    await records.answers.forget(daysAgo(1))
    await records.drivers.forgetRemoved(restorableSince(now))
    await records.keys.forgetEnded(now.toISOString())
    await records.jobs.forgetFinished(daysAgo(JOB_DAYS))
    return E.right(await records.projects.all())
  })
  if (E.isLeft(projects)) return
  // A transaction for each project, so that requests do not wait long for the database.
  for (const { id } of projects.right) {
    if (isOver()) return
    await storage.write<never, void>(organisation, async ({ history }) =>
      E.right(await history.forget(id, daysAgo(HISTORY_DAYS))),
    )
  }
}

/** Tidies now and then every hour; calling the result ends that. */
export const keepTidy = (house: House): (() => void) => {
  let isOver = false
  const begin = (): void => void tidy(house, () => isOver).catch(house.onAccident)
  const timer = setInterval(begin, HOUR)
  timer.unref()
  begin()
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
