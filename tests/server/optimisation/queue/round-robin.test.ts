import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundRobinQueue, type JobKey } from '../../../../server/optimisation/queue/round-robin'

const aJob = fc.record<JobKey>({ organisation: fc.constantFrom('a', 'b', 'c'), id: fc.nat(6).map(String) })

type QueueAction = { readonly act: 'join' | 'leave'; readonly job: JobKey } | { readonly act: 'next' }

const anAction: fc.Arbitrary<QueueAction> = fc.oneof(
  { weight: 4, arbitrary: aJob.map((job) => ({ act: 'join' as const, job })) },
  { weight: 1, arbitrary: aJob.map((job) => ({ act: 'leave' as const, job })) },
  { weight: 3, arbitrary: fc.constant({ act: 'next' as const }) },
)

const isSameJob = (job: JobKey) => (otherJob: JobKey) =>
  job.organisation === otherJob.organisation && job.id === otherJob.id

type Trace = {
  readonly served: ReadonlyArray<JobKey | undefined>
  /** what a simple list of all waiting jobs would have served */
  readonly wanted: ReadonlyArray<JobKey | undefined>
  /** the most often that one organisation was served while another one waited */
  readonly passedBy: number
}

const traceOf = (acts: ReadonlyArray<QueueAction>): Trace => {
  const queue = roundRobinQueue()
  const [served, wanted]: Array<JobKey | undefined>[] = [[], []]
  let waiting: ReadonlyArray<JobKey> = []
  let passes: ReadonlyArray<{ readonly by: string; readonly whileWaiting: string; readonly times: number }> = []
  const isWaiting = (organisation: string): boolean => waiting.some((job) => job.organisation === organisation)
  let passedBy = 0
  for (const action of acts) {
    if (action.act === 'join' && queue.add(action.job)) waiting = [...waiting, action.job]
    if (action.act === 'leave') {
      queue.remove(action.job)
      waiting = waiting.filter((job) => !isSameJob(action.job)(job))
    }
    if (action.act === 'next') {
      const next = queue.next()
      served?.push(next)
      wanted?.push(waiting.find((job) => job.organisation === next?.organisation) ?? waiting[0])
      waiting = waiting.filter((job) => next === undefined || !isSameJob(next)(job))
      const by = next?.organisation ?? ''
      const others = ['a', 'b', 'c'].filter((one) => one !== by && isWaiting(one))
      passes = [
        ...passes.filter((pass) => !(pass.by === by && others.includes(pass.whileWaiting))),
        ...others.map((whileWaiting) => ({
          by,
          whileWaiting,
          times: 1 + (passes.find((pass) => pass.by === by && pass.whileWaiting === whileWaiting)?.times ?? 0),
        })),
      ].filter((pass) => pass.whileWaiting !== by)
    }
    passes = passes.filter(({ whileWaiting }) => isWaiting(whileWaiting))
    passedBy = Math.max(passedBy, ...passes.map(({ times }) => times))
  }
  return { served: served ?? [], wanted: wanted ?? [], passedBy }
}

describe('roundRobin', () => {
  it('the queue loses no job, keeps each organisation in order, and serves no organisation twice while another waits', () => {
    fc.assert(
      fc.property(fc.array(anAction, { maxLength: 60 }), (acts) => {
        const { served, wanted, passedBy } = traceOf(acts)
        expect(served).toEqual(wanted)
        expect(passedBy).toBeLessThanOrEqual(1)
      }),
      { seed: 20_261_121, numRuns: 1000 },
    )
  })

  it('a job that is queued already is not queued again', () => {
    const queue = roundRobinQueue()
    const job = { organisation: 'a', id: '1' }
    expect([queue.add(job), queue.add(job), queue.next(), queue.add(job)]).toEqual([true, false, job, true])
  })

  it('the organisations take turns, however many jobs each has', () => {
    const queue = roundRobinQueue()
    for (const id of ['1', '2', '3']) queue.add({ organisation: 'busy', id })
    queue.add({ organisation: 'small', id: '4' })
    expect(Array.from({ length: 5 }, () => queue.next()?.id)).toEqual(['1', '4', '2', '3', undefined])
  })
})
