import type { Selectable } from 'kysely'
import type { JobRecord, JobRecords } from '../job-record-types'
import { json, orNull } from './stored-json'
import type { Tables } from './tables'
import type { Unit } from './unit-of-work'

export const jobRecords = ({ speaker, organisation, holdsRows }: Unit): JobRecords => {
  const found = () => speaker.db.selectFrom('jobs').selectAll().where('organisation', '=', organisation)
  return {
    add: async (job) => {
      await speaker.db
        .insertInto('jobs')
        .values({ organisation, id: job.id, ...askedOf(job), ...stateOf(job) })
        .execute()
    },

    find: async (id) => {
      const row = await found()
        .where('id', '=', id)
        .$if(holdsRows, (query) => query.forUpdate())
        .executeTakeFirst()
      return row && jobFrom(row)
    },

    save: async (job) => {
      const { numUpdatedRows } = await speaker.db
        .updateTable('jobs')
        .set(stateOf(job))
        .where('organisation', '=', organisation)
        .where('id', '=', job.id)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },

    unfinished: async () => {
      const rows = await found()
        .where('state', 'in', ['queued', 'running', 'stopping'])
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(jobFrom)
    },

    latestOf: async (project) => {
      const row = await found()
        .where('project', '=', project)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && jobFrom(row)
    },

    forgetFinished: async (before) => {
      await speaker.db
        .deleteFrom('jobs')
        .where('organisation', '=', organisation)
        .where('state', 'in', ['done', 'failed', 'cancelled'])
        .where('finished_at', '<', before)
        .execute()
    },
  }
}

/** What was asked for, which may be megabytes and never changes. */
const askedOf = (job: JobRecord) => ({
  project: orNull(job.project),
  kind: job.kind,
  ask: textOf(job.ask) ?? 'null',
  created_at: job.createdAt,
})

const stateOf = (job: JobRecord) => ({
  state: job.state,
  revision: job.revision,
  progress: job.progress,
  best: textOf(job.best),
  message: orNull(job.message),
  result: orNull(job.result),
  started_at: orNull(job.startedAt),
  finished_at: orNull(job.finishedAt),
  attempts: job.attempts,
})

const jobFrom = (row: Selectable<Tables['jobs']>): JobRecord => ({
  id: row.id,
  project: row.project ?? undefined,
  kind: row.kind,
  state: row.state,
  revision: row.revision,
  ask: valueOf(row.ask),
  progress: row.progress,
  best: valueOf(row.best),
  message: row.message ?? undefined,
  result: row.result ?? undefined,
  createdAt: row.created_at,
  startedAt: row.started_at ?? undefined,
  finishedAt: row.finished_at ?? undefined,
  attempts: row.attempts,
})

const textOf = (value: unknown): string | null => (value === undefined ? null : json(value))

const valueOf = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text))
