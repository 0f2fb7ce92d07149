import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openJobServer } from '../open-job-server'
import { quickSolver } from '../../solver/solve-here'
import { eventually } from '../../../kit/eventually'

describe('a job that is broken off', () => {
  let jobServer: Awaited<ReturnType<typeof openJobServer>>
  beforeEach(async () => void (jobServer = await openJobServer()))
  afterEach(() => jobServer.close())

  it('is put back when the server closes, and done by the next, without counting as a failure', async () => {
    const queue = await jobServer.open(jobServer.slow.optimiser)
    const id = await jobServer.planned()
    await eventually(() => expect(jobServer.slow.ends.length).toBe(1))
    await queue.close()
    expect(await jobServer.record(id)).toMatchObject({ state: 'queued', attempts: 0 })
    await jobServer.open(quickSolver)
    await jobServer.expectJob(id, { state: 'done' })
  })

  it('that somebody else has taken over meanwhile is theirs: what comes late is not handed in', async () => {
    await jobServer.open(jobServer.slow.optimiser)
    const id = await jobServer.planned()
    await eventually(() => expect(jobServer.slow.ends.length).toBe(1))
    await jobServer.changeStoredJob(id, ({ attempts }) => ({ attempts: attempts + 1 }))
    jobServer.slow.ends[0]?.('good')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await jobServer.record(id)).toMatchObject({ state: 'running', attempts: 2, result: undefined })
  })

  it('is stopped where its record says so, though nobody told it', async () => {
    await jobServer.open(jobServer.slow.optimiser)
    const id = await jobServer.planned()
    await eventually(() => expect(jobServer.slow.calls.length).toBe(1))
    await jobServer.changeStoredJob(id, () => ({ state: 'stopping' }))
    jobServer.slow.calls[0]?.onProgress({
      share: 0.1,
      best: { cost: 1, metres: 1, seconds: 1, planned: 1, unplanned: 2 },
    })
    await jobServer.expectJob(id, { state: 'cancelled', message: '3 stops planned' })
  })
})
