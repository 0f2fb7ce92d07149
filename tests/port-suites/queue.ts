import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newJob } from '../../server/optimisation/record/job-transitions'
import type { Queue, RunJob } from '../../server/optimisation/queue/queue'
import type { JobRecord, Storage } from '../../server/storage'
import { addOrganisation, writeOrFail, morning } from './storage-test-kit'
import { whenAborted } from '../kit/when-aborted'
import { eventually } from '../kit/eventually'

/** An empty storage, and its queues, each as in a separate process if the adapter supports that. */
export type OpenQueues = {
  readonly storage: Storage
  readonly open: (options?: { readonly extraJobs: number }) => Promise<Queue>
  readonly close: () => Promise<void>
}

const aJob = (id: string): JobRecord => newJob({ id, project: undefined, kind: 'problem', createdAt: morning })

/** A worker whose jobs end when the test says so. */
const aWorker = () => {
  const started: string[] = []
  const signals = new Map<string, AbortSignal>()
  const finish = new Map<string, (error?: Error) => void>()
  const run: RunJob = (organisation, id, signal) =>
    new Promise((resolve, reject) => {
      started.push(`${organisation} ${id}`)
      signals.set(id, signal)
      finish.set(id, (error) => (error === undefined ? resolve() : reject(error)))
      whenAborted(signal, resolve)
    })
  return {
    run,
    started,
    abortReason: (id: string): unknown => signals.get(id)?.reason,
    endJob: (id: string, error?: Error) => finish.get(id)?.(error),
  }
}

/** The tests that every queue passes. */
export const queueSuite = (adapterName: string, openQueues: () => Promise<OpenQueues>): void => {
  describe(`Queue implemented by ${adapterName}`, () => {
    let opened: OpenQueues
    let queue: Queue
    let worker: ReturnType<typeof aWorker>
    let mainOrganisation: string
    let otherOrganisation: string

    beforeEach(async () => {
      opened = await openQueues()
      mainOrganisation = (await addOrganisation(opened.storage, 'main')).id
      otherOrganisation = (await addOrganisation(opened.storage, 'other')).id
      queue = await opened.open()
      worker = aWorker()
    })
    afterEach(async () => {
      await queue.close()
      await opened.close()
    })

    const submit = async (organisation: string, id: string): Promise<void> => {
      await writeOrFail(opened.storage, organisation, async ({ jobs }) => jobs.add(aJob(id), {}))
      await queue.submit(organisation, id)
    }

    /** Marks the record of a job as done. */
    const markDone = (organisation: string, id: string) =>
      writeOrFail(opened.storage, organisation, async ({ jobs }) =>
        jobs.save({ ...aJob(id), state: 'done', finishedAt: morning }),
      )

    /** Waits until this many jobs have started, and returns them. */
    const waitForStarted = async (count: number): Promise<ReadonlyArray<string>> => {
      await eventually(() => expect(worker.started.length).toBeGreaterThanOrEqual(count))
      return worker.started
    }

    it('a submitted job runs once', async () => {
      await queue.startWorking(worker.run)
      await submit(mainOrganisation, 'a')
      expect(await waitForStarted(1)).toEqual([`${mainOrganisation} a`])
      await markDone(mainOrganisation, 'a')
      worker.endJob('a')
      await submit(mainOrganisation, 'b')
      expect(await waitForStarted(2)).toEqual([`${mainOrganisation} a`, `${mainOrganisation} b`])
    })

    it('a job submitted before any worker started is run', async () => {
      await submit(mainOrganisation, 'a')
      await queue.startWorking(worker.run)
      expect(await waitForStarted(1)).toEqual([`${mainOrganisation} a`])
    })

    it('a job that is submitted again does not run twice at the same time', async () => {
      await queue.startWorking(worker.run)
      await submit(mainOrganisation, 'a')
      expect(await waitForStarted(1)).toEqual([`${mainOrganisation} a`])
      await queue.submit(mainOrganisation, 'a')
      await submit(mainOrganisation, 'b')
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(worker.started).toEqual([`${mainOrganisation} a`])
      await markDone(mainOrganisation, 'a')
      worker.endJob('a')
      expect(await waitForStarted(2)).toEqual([`${mainOrganisation} a`, `${mainOrganisation} b`])
    })

    it('the queue alternates between organisations', async () => {
      for (const id of ['a', 'b', 'c']) await submit(mainOrganisation, id)
      for (const id of ['d', 'e']) await submit(otherOrganisation, id)
      await queue.startWorking(worker.run)
      const order = [
        `${mainOrganisation} a`,
        `${otherOrganisation} d`,
        `${mainOrganisation} b`,
        `${otherOrganisation} e`,
        `${mainOrganisation} c`,
      ]
      for (const [index, job] of order.entries()) {
        expect(await waitForStarted(index + 1)).toEqual(order.slice(0, index + 1))
        const [organisation = '', id = ''] = job.split(' ')
        await markDone(organisation, id)
        worker.endJob(id)
      }
    })

    it('an organisation without a running job does not wait for the long job of another', async () => {
      await queue.close()
      queue = await opened.open({ extraJobs: 1 })
      await queue.startWorking(worker.run)
      for (const id of ['a', 'b']) await submit(mainOrganisation, id)
      await waitForStarted(1)
      await submit(otherOrganisation, 'c')
      expect(await waitForStarted(2)).toEqual([`${mainOrganisation} a`, `${otherOrganisation} c`])
    })

    it('a single job is not delayed by another organisation with a hundred jobs', async () => {
      const many = Array.from({ length: 100 }, (_, index) => `m${index}`)
      for (const id of many) await submit(mainOrganisation, id)
      await queue.startWorking(worker.run)
      await waitForStarted(1)
      await submit(otherOrganisation, 'r0')
      let [order, submittedCount]: [ReadonlyArray<string>, number] = [[], 1]
      for (let rank = 1; rank <= 8; rank += 1) {
        order = await waitForStarted(rank)
        const [organisation = '', id = ''] = (order.at(-1) ?? '').split(' ')
        if (organisation === otherOrganisation) await submit(otherOrganisation, `r${submittedCount++}`)
        await markDone(organisation, id)
        worker.endJob(id)
      }
      const owners = order.map((job) => (job.startsWith(otherOrganisation) ? 'other' : 'main'))
      expect(owners.indexOf('other')).toBeLessThanOrEqual(2)
      expect(owners.filter((owner) => owner === 'other').length).toBeGreaterThanOrEqual(3)
      expect(owners.filter((owner) => owner === 'main').length).toBeGreaterThanOrEqual(3)
    })

    it('the worker of a job is notified when the job is cancelled', async () => {
      await queue.startWorking(worker.run)
      await submit(mainOrganisation, 'a')
      expect(await waitForStarted(1)).toEqual([`${mainOrganisation} a`])
      await queue.cancel(otherOrganisation, 'a')
      await queue.cancel(mainOrganisation, 'b')
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(worker.abortReason('a')).toBeUndefined()
      await queue.cancel(mainOrganisation, 'a')
      await eventually(() => expect(worker.abortReason('a')).toBe('cancelled'))
    })

    it('a job whose run failed is run again', async () => {
      await queue.startWorking(worker.run)
      await submit(mainOrganisation, 'a')
      expect(await waitForStarted(1)).toEqual([`${mainOrganisation} a`])
      worker.endJob('a', new Error('the database is unavailable'))
      expect(await waitForStarted(2)).toEqual([`${mainOrganisation} a`, `${mainOrganisation} a`])
    })

    it('closing the queue interrupts running jobs, and the next queue runs them', async () => {
      await queue.startWorking(worker.run)
      await submit(mainOrganisation, 'a')
      await submit(mainOrganisation, 'b')
      expect(await waitForStarted(1)).toEqual([`${mainOrganisation} a`])
      await queue.close()
      expect(worker.abortReason('a')).toBe('closing')
      expect(worker.started).toEqual([`${mainOrganisation} a`])
      worker = aWorker()
      queue = await opened.open()
      await queue.startWorking(worker.run)
      const [first = ''] = (await waitForStarted(1)).map((job) => job.slice(mainOrganisation.length + 1))
      await markDone(mainOrganisation, first)
      worker.endJob(first)
      expect((await waitForStarted(2)).toSorted()).toEqual([`${mainOrganisation} a`, `${mainOrganisation} b`])
    })

    it('jobs that were stored but not submitted are run', async () => {
      await writeOrFail(opened.storage, mainOrganisation, async ({ jobs }) => jobs.add(aJob('a'), {}))
      await queue.startWorking(worker.run)
      expect(await waitForStarted(1)).toEqual([`${mainOrganisation} a`])
    })

    it('finished jobs are not run', async () => {
      await writeOrFail(opened.storage, mainOrganisation, async ({ jobs }) =>
        jobs.add({ ...aJob('a'), state: 'failed', finishedAt: morning }, {}),
      )
      await submit(otherOrganisation, 'b')
      await queue.startWorking(worker.run)
      expect(await waitForStarted(1)).toEqual([`${otherOrganisation} b`])
    })
  })
}
