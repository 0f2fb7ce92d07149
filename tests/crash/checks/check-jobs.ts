import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { endings, JOBS } from '../people/actions/job-actions'
import { reading, type Line } from '../server-connection'
import type { KnownJob, Notebook } from '../people/user-log'
import { said, type Said } from '../parse-answer'

type Jobs = Pick<Notebook, 'jobs' | 'ends'>

/** Every job is still there, as it ended or under way. Returns how many were running when the server was killed. */
export const checkJobs = async (line: Line, { jobs, ends }: Jobs, wentAt: string): Promise<number> => {
  let broken = 0
  for (const job of jobs.values()) {
    const { now, text } = await jobNow(line, job)
    const state = String(now['state'])
    const isOver = endings.includes(state)
    if (job.end !== undefined) {
      assert.deepEqual(now, said(job.end), `job ${job.id}, which was over`)
      ends.set(state, (ends.get(state) ?? 0) + 1)
      jobs.delete(job.id)
      continue
    }
    if (job.isStopped && isOver) assert.equal(state, 'cancelled', `job ${job.id}, which was stopped`)
    if (momentIn(now, 'started_at') < wentAt && momentIn(now, 'finished_at') > wentAt) broken += 1
    jobs.set(job.id, { ...job, end: isOver ? text : undefined })
  }
  return broken
}

/** Waits until every job has ended and is seen to stay so; fails where that takes too long. */
export const waitForJobs = async (line: Line, book: Jobs, patienceMs: number): Promise<void> => {
  const since = performance.now()
  for (; book.jobs.size > 0; await setTimeout(200)) {
    await checkJobs(line, book, '')
    const open = [...book.jobs.values()].find(({ end }) => end === undefined)
    assert(open === undefined || performance.now() - since < patienceMs, `job ${open?.id} never came to its end`)
  }
}

const jobNow = async (line: Line, { id }: KnownJob): Promise<{ readonly now: Said; readonly text: string }> => {
  const { status, text } = await line.ask(reading(`${JOBS}/${id}`))
  assert.equal(status, 200, `job ${id}: ${text}`)
  return { now: said(text), text }
}

/** A moment as it is written; one that is missing sorts after all others. */
const momentIn = (now: Said, name: string): string => {
  const moment = now[name]
  return typeof moment === 'string' ? moment : '~'
}
