import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inProcessBus } from '../../../../server/events'
import { openQueue } from '../../../../server/optimisation/queue/open-queue'
import { inProcessQueue } from '../../../../server/optimisation/queue/in-process-queue'
import { newJob } from '../../../../server/optimisation/record/job-transitions'
import { openStorage } from '../../../../server/storage'
import { queueSuite, type OpenQueues } from '../../../port-suites/queue'
import { addOrganisation, writeOrFail, morning } from '../../../port-suites/storage-test-kit'
import { whenAborted } from '../../../kit/when-aborted'
import { eventually } from '../../../kit/eventually'

const onError = (): void => undefined

const aStorage = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rondrit-queue-'))
  const storage = await openStorage({ dataDir, databaseUrl: undefined })
  const close = async (): Promise<void> => {
    await storage.close()
    await rm(dataDir, { recursive: true })
  }
  return { storage, close }
}

queueSuite('this process', async () => {
  const { storage, close } = await aStorage()
  const bus = inProcessBus()
  const open: OpenQueues['open'] = (options) =>
    openQueue({ databaseUrl: undefined, storage, bus, now: () => new Date(), onError, onWarning: onError, ...options })
  return { storage, close, open }
})

describe('unfinished jobs of an earlier process', () => {
  const closing: Array<() => Promise<void>> = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  it('a running job waits again, fails after three attempts, and ends if it was stopping', async () => {
    const { storage, close } = await aStorage()
    closing.push(close)
    const { id: organisationId } = await addOrganisation(storage, 'depot')
    const running = { state: 'running', startedAt: morning } as const
    const fresh = { project: undefined, kind: 'problem', createdAt: morning } as const
    await writeOrFail(storage, organisationId, async ({ jobs }) => {
      await jobs.add({ ...newJob({ ...fresh, id: 'once' }), ...running, attempts: 1 }, {})
      await jobs.add({ ...newJob({ ...fresh, id: 'thrice' }), ...running, attempts: 3 }, {})
      await jobs.add({ ...newJob({ ...fresh, id: 'stopping' }), ...running, state: 'stopping', attempts: 1 }, {})
    })
    const begun: string[] = []
    const bus = inProcessBus()
    const queue = await openQueue({
      databaseUrl: undefined,
      storage,
      bus,
      now: () => new Date(),
      onError,
      onWarning: onError,
    })
    closing.unshift(queue.close)
    await queue.startWorking(async (_, id) => void begun.push(id))
    await eventually(() => expect(begun).toEqual(['once']))
    const states = await storage.read(organisationId, async ({ jobs }) =>
      Promise.all(['once', 'thrice', 'stopping'].map(async (id) => (await jobs.find(id))?.state)),
    )
    expect(states).toEqual(['queued', 'failed', 'cancelled'])
  })
})

describe('inProcessQueue', () => {
  it('the queue runs at most the allowed number of jobs at once', async () => {
    const begun: string[] = []
    const queue = inProcessQueue({ maxRunningJobs: 2, recoverUnfinishedJobs: async () => [], onError })
    await queue.startWorking((_, id, signal) => {
      begun.push(id)
      return new Promise((resolve) => whenAborted(signal, resolve))
    })
    for (const id of ['a', 'b', 'c']) await queue.submit('depot', id)
    expect(begun).toEqual(['a', 'b'])
    await queue.close()
  })

  it('the queue waits longer after each error, reports each, and stops retrying once it is closed', async () => {
    vi.useFakeTimers()
    const errors: unknown[] = []
    const queue = inProcessQueue({
      recoverUnfinishedJobs: async () => [],
      onError: (error) => errors.push(error),
      retryMs: 100,
    })
    await queue.startWorking(() => Promise.reject(new Error('away')))
    await queue.submit('depot', 'a')
    const after = async (ms: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(ms)
      return errors.length
    }
    expect([
      await after(0),
      await after(99),
      await after(1),
      await after(199),
      await after(1),
      await after(400),
    ]).toEqual([1, 1, 2, 2, 3, 4])
    await queue.close()
    expect(await after(100_000)).toBe(4)
    vi.useRealTimers()
  })
})
