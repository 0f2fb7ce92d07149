import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { finalStates, JOBS } from '../people/actions/job-actions'
import { getRequest, type ServerConnection } from '../server-connection'
import type { KnownJob, UserLog } from '../people/user-log'
import { parseObject, type ParsedObject } from '../parse-answer'

type Jobs = Pick<UserLog, 'jobs' | 'endCounts'>

/** Every job still exists, ended or in progress. Returns how many were running when the server was killed. */
export const checkJobs = async (
  connection: ServerConnection,
  { jobs, endCounts }: Jobs,
  killedAt: string,
): Promise<number> => {
  let interrupted = 0
  for (const job of jobs.values()) {
    const { currentJob, text } = await readJob(connection, job)
    const state = String(currentJob['state'])
    const isOver = finalStates.includes(state)
    if (job.finalAnswer !== undefined) {
      assert.deepEqual(currentJob, parseObject(job.finalAnswer), `job ${job.id}, which was over`)
      endCounts.set(state, (endCounts.get(state) ?? 0) + 1)
      jobs.delete(job.id)
      continue
    }
    if (job.isStopped && isOver) assert.equal(state, 'cancelled', `job ${job.id}, which was stopped`)
    if (timestampIn(currentJob, 'started_at') < killedAt && timestampIn(currentJob, 'finished_at') > killedAt)
      interrupted += 1
    jobs.set(job.id, { ...job, finalAnswer: isOver ? text : undefined })
  }
  return interrupted
}

/** Waits until every job has ended and stays so; fails if that takes too long. */
export const waitForJobs = async (connection: ServerConnection, log: Jobs, timeoutMs: number): Promise<void> => {
  const since = performance.now()
  for (; log.jobs.size > 0; await setTimeout(200)) {
    await checkJobs(connection, log, '')
    const unfinished = [...log.jobs.values()].find(({ finalAnswer }) => finalAnswer === undefined)
    assert(
      unfinished === undefined || performance.now() - since < timeoutMs,
      `job ${unfinished?.id} never came to its end`,
    )
  }
}

const readJob = async (
  connection: ServerConnection,
  { id, project }: KnownJob,
): Promise<{ readonly currentJob: ParsedObject; readonly text: string }> => {
  const { status, text } = await connection.send(getRequest(`${JOBS}/${id}`))
  assert.equal(status, 200, `job ${id} of project ${project ?? 'none'}: ${text}`)
  return { currentJob: parseObject(text), text }
}

/** The ISO date-time of a field; a missing one sorts after all others. */
const timestampIn = (currentJob: ParsedObject, name: string): string => {
  const timestamp = currentJob[name]
  return typeof timestamp === 'string' ? timestamp : '~'
}
