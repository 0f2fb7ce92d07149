import type { Selectable } from 'kysely'
import { isJsonObject } from '../../../src/domain/parse'
import type { JobId, JobRecord, JobRecords } from '../record-types'
import { toJson, valueOrNull } from './stored-texts'
import type { Tables } from './tables'
import type { UnitOfWork } from './unit-of-work'

export const jobRecords = ({ runner, organisation, locksRows }: UnitOfWork): JobRecords => {
  const selectJobs = () => runner.db.selectFrom('jobs').where('organisation', '=', organisation)
  const selectJob = (id: JobId) => selectJobs().where('id', '=', id)
  return {
    add: async (job, request) => {
      await runner.db
        .insertInto('jobs')
        .values({ organisation, id: job.id, ...requestColumnsOf(job, request), ...stateColumnsOf(job) })
        .execute()
    },

    readRequest: async (id) => {
      const row = await selectJob(id).select('ask').executeTakeFirst()
      return parseJsonOrUndefined(row?.ask ?? null)
    },

    find: async (id) => {
      const row = await selectJob(id)
        .select(stateColumns)
        .$if(locksRows, (query) => query.forUpdate())
        .executeTakeFirst()
      return row && jobFromRow(row)
    },

    save: async (job) => {
      const { numUpdatedRows } = await runner.db
        .updateTable('jobs')
        .set(stateColumnsOf(job))
        .where('organisation', '=', organisation)
        .where('id', '=', job.id)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },

    markAccepted: async (id) => {
      const row = await selectJob(id)
        .select('best')
        .$if(locksRows, (query) => query.forUpdate())
        .executeTakeFirst()
      const best = parseJsonOrUndefined(row?.best ?? null)
      if (row === undefined || isAccepted(best)) return false
      await runner.db
        .updateTable('jobs')
        .set({ best: toJson({ ...(isJsonObject(best) ? best : {}), accepted: true }) })
        .where('organisation', '=', organisation)
        .where('id', '=', id)
        .execute()
      return true
    },

    unfinished: async () => {
      const rows = await selectJobs()
        .select(stateColumns)
        .where('state', 'in', unfinishedStates)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(jobFromRow)
    },

    countUnfinished: async () => {
      const { count } = await selectJobs()
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('state', 'in', unfinishedStates)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    findLatest: async (project) => {
      const row = await selectJobs()
        .select(stateColumns)
        .where('project', '=', project)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && jobFromRow(row)
    },

    deleteFinishedBefore: async (before) => {
      await runner.db
        .deleteFrom('jobs')
        .where('organisation', '=', organisation)
        .where('state', 'in', ['done', 'failed', 'cancelled'])
        .where('finished_at', '<', before)
        .execute()
    },
  }
}

const unfinishedStates = ['queued', 'running', 'stopping'] as const

/** All columns but that of the request, which is not read again whenever the job makes progress. */
const stateColumns = [
  'id',
  'project',
  'kind',
  'state',
  'revision',
  'progress',
  'best',
  'message',
  'result',
  'created_at',
  'started_at',
  'finished_at',
  'attempts',
] as const satisfies ReadonlyArray<keyof Tables['jobs']>

const requestColumnsOf = (job: JobRecord, request: unknown) => ({
  project: valueOrNull(job.project),
  kind: job.kind,
  ask: jsonOrNull(request) ?? 'null',
  created_at: job.createdAt,
})

const stateColumnsOf = (job: JobRecord) => ({
  state: job.state,
  revision: job.revision,
  progress: job.progress,
  best: jsonOrNull(job.best),
  message: valueOrNull(job.message),
  result: valueOrNull(job.result),
  started_at: valueOrNull(job.startedAt),
  finished_at: valueOrNull(job.finishedAt),
  attempts: job.attempts,
})

/** Acceptance is kept in the column `best`, beside the figures, so that the megabytes of the result are not rewritten. */
const isAccepted = (best: unknown): boolean => isJsonObject(best) && best['accepted'] === true

const jobFromRow = (row: Pick<Selectable<Tables['jobs']>, (typeof stateColumns)[number]>): JobRecord => ({
  id: row.id,
  project: row.project ?? undefined,
  kind: row.kind,
  state: row.state,
  revision: row.revision,
  progress: row.progress,
  best: parseJsonOrUndefined(row.best),
  message: row.message ?? undefined,
  result: row.result ?? undefined,
  createdAt: row.created_at,
  startedAt: row.started_at ?? undefined,
  finishedAt: row.finished_at ?? undefined,
  attempts: row.attempts,
})

const jsonOrNull = (value: unknown): string | null => (value === undefined ? null : toJson(value))

const parseJsonOrUndefined = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text))
