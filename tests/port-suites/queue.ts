import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newJob } from '../../server/optimisation/record/job-transitions'
import type { Queue, RunJob } from '../../server/optimisation/queue'
import type { JobRecord, Storage } from '../../server/storage'
import { addOrganisation, writeOrFail, morning } from './storage-test-kit'
import { whenAborted } from '../kit/when-aborted'
import { eventually } from '../kit/eventually'

/** An empty storage, and queues on it, each as in a process of its own where that is possible. */
export type OpenQueues = {
  readonly storage: Storage
  readonly open: () => Promise<Queue>
  readonly close: () => Promise<void>
}

const aJob = (id: string): JobRecord => newJob({ id, project: undefined, kind: 'problem', ask: {}, createdAt: morning })

/** A worker that finishes jobs when the test says so. */
const aWorker = () => {
  const begun: string[] = []
  const signals = new Map<string, AbortSignal>()
  const finish = new Map<string, (accident?: Error) => void>()
  const run: RunJob = (organisation, id, signal) =>
    new Promise((resolve, reject) => {
      begun.push(`${organisation} ${id}`)
      signals.set(id, signal)
      finish.set(id, (accident) => (accident === undefined ? resolve() : reject(accident)))
      whenAborted(signal, resolve)
    })
  return {
    run,
    begun,
    why: (id: string): unknown => signals.get(id)?.reason,
    end: (id: string, accident?: Error) => finish.get(id)?.(accident),
  }
}

/** What every queue must do. */
export const queueSuite = (fill: string, openQueues: () => Promise<OpenQueues>): void => {
  describe(`a queue, filled by ${fill}`, () => {
    let opened: OpenQueues
    let queue: Queue
    let worker: ReturnType<typeof aWorker>
    let depot: string
    let rival: string

    beforeEach(async () => {
      opened = await openQueues()
      depot = (await addOrganisation(opened.storage, 'depot')).id
      rival = (await addOrganisation(opened.storage, 'rival')).id
      queue = await opened.open()
      worker = aWorker()
    })
    afterEach(async () => {
      await queue.close()
      await opened.close()
    })

    const submit = async (organisation: string, id: string): Promise<void> => {
      await writeOrFail(opened.storage, organisation, async ({ jobs }) => jobs.add(aJob(id)))
      await queue.submit(organisation, id)
    }

    /** Marks the record of a job as done. */
    const done = (organisation: string, id: string) =>
      writeOrFail(opened.storage, organisation, async ({ jobs }) =>
        jobs.save({ ...aJob(id), state: 'done', finishedAt: morning }),
      )

    /** The jobs that were begun; waits until they are so many. */
    const begun = async (jobs: number): Promise<ReadonlyArray<string>> => {
      await eventually(() => expect(worker.begun.length).toBeGreaterThanOrEqual(jobs))
      return worker.begun
    }

    it('runs a job once', async () => {
      await queue.work(worker.run)
      await submit(depot, 'a')
      expect(await begun(1)).toEqual([`${depot} a`])
      await done(depot, 'a')
      worker.end('a')
      await submit(depot, 'b')
      expect(await begun(2)).toEqual([`${depot} a`, `${depot} b`])
    })

    it('has a job done that was submitted before any worker ran', async () => {
      await submit(depot, 'a')
      await queue.work(worker.run)
      expect(await begun(1)).toEqual([`${depot} a`])
    })

    it('does not do a job twice at the same time, even if it is submitted again', async () => {
      await queue.work(worker.run)
      await submit(depot, 'a')
      expect(await begun(1)).toEqual([`${depot} a`])
      await queue.submit(depot, 'a')
      await submit(depot, 'b')
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(worker.begun).toEqual([`${depot} a`])
      await done(depot, 'a')
      worker.end('a')
      expect(await begun(2)).toEqual([`${depot} a`, `${depot} b`])
    })

    it('serves the organisations in turn', async () => {
      for (const id of ['a', 'b', 'c']) await submit(depot, id)
      for (const id of ['d', 'e']) await submit(rival, id)
      await queue.work(worker.run)
      const order = [`${depot} a`, `${rival} d`, `${depot} b`, `${rival} e`, `${depot} c`]
      for (const [at, job] of order.entries()) {
        expect(await begun(at + 1)).toEqual(order.slice(0, at + 1))
        const [organisation = '', id = ''] = job.split(' ')
        await done(organisation, id)
        worker.end(id)
      }
    })

    it('is fair between an organisation with a hundred jobs and one that always submits another', async () => {
      const many = Array.from({ length: 100 }, (_, at) => `m${at}`)
      for (const id of many) await submit(depot, id)
      await queue.work(worker.run)
      await begun(1)
      await submit(rival, 'r0')
      let [order, asked]: [ReadonlyArray<string>, number] = [[], 1]
      for (let turn = 1; turn <= 8; turn += 1) {
        order = await begun(turn)
        const [organisation = '', id = ''] = (order.at(-1) ?? '').split(' ')
        if (organisation === rival) await submit(rival, `r${asked++}`)
        await done(organisation, id)
        worker.end(id)
      }
      const turns = order.map((job) => (job.startsWith(rival) ? 'rival' : 'depot'))
      expect(turns.indexOf('rival')).toBeLessThanOrEqual(2)
      expect(turns.filter((who) => who === 'rival').length).toBeGreaterThanOrEqual(3)
      expect(turns.filter((who) => who === 'depot').length).toBeGreaterThanOrEqual(3)
    })

    it('tells the worker of a job that it is cancelled', async () => {
      await queue.work(worker.run)
      await submit(depot, 'a')
      expect(await begun(1)).toEqual([`${depot} a`])
      await queue.cancel(rival, 'a')
      await queue.cancel(depot, 'b')
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(worker.why('a')).toBeUndefined()
      await queue.cancel(depot, 'a')
      await eventually(() => expect(worker.why('a')).toBe('cancelled'))
    })

    it('runs a job again after an accident', async () => {
      await queue.work(worker.run)
      await submit(depot, 'a')
      expect(await begun(1)).toEqual([`${depot} a`])
      worker.end('a', new Error('the database is away'))
      expect(await begun(2)).toEqual([`${depot} a`, `${depot} a`])
    })

    it('breaks off running jobs when it closes, and has the next queue do them', async () => {
      await queue.work(worker.run)
      await submit(depot, 'a')
      await submit(depot, 'b')
      expect(await begun(1)).toEqual([`${depot} a`])
      await queue.close()
      expect(worker.why('a')).toBe('closing')
      expect(worker.begun).toEqual([`${depot} a`])
      worker = aWorker()
      queue = await opened.open()
      await queue.work(worker.run)
      const [first = ''] = (await begun(1)).map((job) => job.slice(depot.length + 1))
      await done(depot, first)
      worker.end(first)
      expect((await begun(2)).toSorted()).toEqual([`${depot} a`, `${depot} b`])
    })

    it('does jobs that were stored but never submitted', async () => {
      await writeOrFail(opened.storage, depot, async ({ jobs }) => jobs.add(aJob('a')))
      await queue.work(worker.run)
      expect(await begun(1)).toEqual([`${depot} a`])
    })

    it('leaves finished jobs alone', async () => {
      await writeOrFail(opened.storage, depot, async ({ jobs }) =>
        jobs.add({ ...aJob('a'), state: 'failed', finishedAt: morning }),
      )
      await submit(rival, 'b')
      await queue.work(worker.run)
      expect(await begun(1)).toEqual([`${rival} b`])
    })
  })
}
