import * as O from 'fp-ts/Option'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as transitions from '../../../../server/optimisation/record/job-transitions'
import { isFinished } from '../../../../src/domain/optimisation'
import type { JobRecord } from '../../../../server/storage'

const fresh = transitions.newJob({
  id: 'j',
  project: 'p',
  kind: 'optimise',
  createdAt: '2026-11-21T06:30:00.000Z',
})

const plannedOutcome: transitions.JobOutcome = {
  kind: 'planned',
  best: { cost: 1 },
  result: '{"plan":1}',
  message: '1 stop planned',
}

/**
 * What may happen to a job. An attempt is that of the current worker, or of one that lost the job `ago` attempts
 * before.
 */
type Event =
  | { readonly event: 'begin' | 'stop' | 'crash' }
  | { readonly event: 'advance' | 'finish' | 'fail' | 'close'; readonly ago: number }

const anEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ event: fc.constant('begin' as const) }) },
  { weight: 1, arbitrary: fc.record({ event: fc.constant('stop' as const) }) },
  { weight: 2, arbitrary: fc.record({ event: fc.constant('crash' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      event: fc.constantFrom('advance' as const, 'finish' as const, 'fail' as const, 'close' as const),
      ago: fc.constantFrom(0, 0, 0, 1, 2),
    }),
  },
)

type Rules = Pick<
  typeof transitions,
  'claimJob' | 'advanceJob' | 'requestCancellation' | 'finishJob' | 'returnJob' | 'requeueJob'
>

const after = (rules: Rules, job: JobRecord, event: Event, timestamp: string): JobRecord => {
  const orUnchanged = O.getOrElse(() => job)
  switch (event.event) {
    case 'begin':
      return isFinished(job) ? job : rules.claimJob(job, timestamp)
    case 'stop':
      return rules.requestCancellation(job, timestamp)
    case 'crash':
      return rules.requeueJob(job, timestamp)
    case 'advance':
      return orUnchanged(rules.advanceJob(job, job.attempts - event.ago, { progress: 0.5, best: { cost: 2 } }))
    case 'finish':
      return orUnchanged(rules.finishJob(job, job.attempts - event.ago, plannedOutcome, timestamp))
    case 'fail':
      return orUnchanged(
        rules.finishJob(job, job.attempts - event.ago, { kind: 'not planned', message: 'No.' }, timestamp),
      )
    case 'close':
      return orUnchanged(rules.returnJob(job, job.attempts - event.ago, timestamp))
  }
}

const assertConsistent = (job: JobRecord): void => {
  expect(job.finishedAt !== undefined).toBe(isFinished(job))
  expect(job.attempts).toBeLessThanOrEqual(transitions.MAX_ATTEMPTS)
  expect(job.attempts).toBeGreaterThanOrEqual(0)
  expect(job.progress).toBeGreaterThanOrEqual(0)
  expect(job.progress).toBeLessThanOrEqual(1)
  if (job.state === 'done') expect([job.result, job.progress]).toEqual(['{"plan":1}', 1])
  if (job.state === 'failed') expect([job.result, typeof job.message]).toEqual([undefined, 'string'])
  if (job.state === 'queued') expect([job.progress, job.best, job.result]).toEqual([0, undefined, undefined])
}

const law = (rules: Rules) =>
  fc.property(fc.array(anEvent, { maxLength: 25 }), (events) => {
    let job = fresh
    let wasStopped = false
    for (const [index, event] of events.entries()) {
      const before = job
      job = after(rules, before, event, `2026-11-21T06:${31 + index}:00.000Z`)
      assertConsistent(job)
      // Every change raises the revision, and nothing else does.
      expect(job.revision > before.revision).toBe(job !== before)
      if (isFinished(before)) expect(job).toBe(before)
      // A worker that has lost the job changes nothing.
      if ('ago' in event && event.ago > 0) expect(job).toBe(before)
      if (event.event === 'stop' && !isFinished(before)) wasStopped = true
      if (wasStopped) expect(['stopping', 'cancelled', 'failed']).toContain(job.state)
      if (wasStopped && job.state === 'failed') expect(before.state).toBe('failed')
    }
    // Whatever has happened, it comes to an end in as many attempts as there are.
    for (let tries = 0; tries <= transitions.MAX_ATTEMPTS && !isFinished(job); tries += 1)
      job = after(rules, after(rules, job, { event: 'crash' }, 'later'), { event: 'begin' }, 'later')
    expect(isFinished(job)).toBe(true)
  })

const mutants: Readonly<Record<string, Partial<Rules>>> = {
  'takes a plan from a worker that has lost it': {
    finishJob: (job, _, outcome, timestamp) => transitions.finishJob(job, job.attempts, outcome, timestamp),
  },
  'takes progress from a worker that has lost it': {
    advanceJob: (job, _, progress) => transitions.advanceJob(job, job.attempts, progress),
  },
  'is never given up': { requeueJob: (job, timestamp) => transitions.requeueJob({ ...job, attempts: 0 }, timestamp) },
  'starts again although it is stopping': {
    claimJob: (job, timestamp) =>
      transitions.claimJob(job.state === 'stopping' ? { ...job, state: 'running' } : job, timestamp),
  },
  'is done although it was stopping': {
    finishJob: (job, attempt, outcome, timestamp) =>
      transitions.finishJob({ ...job, state: 'running' }, attempt, outcome, timestamp),
  },
  'changes without a new revision': {
    advanceJob: (job, attempt, progress) =>
      O.map((next: JobRecord) => ({ ...next, revision: job.revision }))(transitions.advanceJob(job, attempt, progress)),
  },
  'is cancelled after its end': {
    requestCancellation: (job, timestamp) => ({
      ...job,
      state: 'cancelled',
      finishedAt: timestamp,
      revision: job.revision + 1,
    }),
  },
}

const runs = { seed: 20_261_121, numRuns: 1000 }

describe('job transitions', () => {
  it('a job stays valid and ends, in whatever order it is started, stopped, lost and finished', () => {
    fc.assert(law(transitions), runs)
  })

  it.each(Object.entries(mutants))('the property fails for a job that %s', (_, mutant) => {
    expect(fc.check(law({ ...transitions, ...mutant }), runs).failed).toBe(true)
  })

  it('a job that was given up says why', () => {
    let job = fresh
    for (let attempt = 0; attempt < 4; attempt += 1) job = transitions.claimJob(job, 'then')
    expect([job.state, job.message]).toEqual([
      'failed',
      'Given up: the server stopped 3 times while it was at work on this.',
    ])
  })

  it('a job that is returned on shutdown loses no attempt', () => {
    let job = fresh
    for (let start = 0; start < 10; start += 1) {
      const begun = transitions.claimJob(job, 'then')
      expect(begun.state).toBe('running')
      job = O.getOrElse(() => begun)(transitions.returnJob(begun, begun.attempts, 'then'))
    }
    expect([job.state, job.attempts]).toEqual(['queued', 0])
  })

  it('a stopped job keeps its plan', () => {
    const stopping = transitions.requestCancellation(transitions.claimJob(fresh, 'then'), 'asked')
    expect(transitions.finishJob(stopping, 1, plannedOutcome, 'later')).toMatchObject(
      O.some({ state: 'cancelled', result: '{"plan":1}', finishedAt: 'later', message: '1 stop planned' }),
    )
  })
})
