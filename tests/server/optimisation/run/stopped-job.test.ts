import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openJobServer } from '../open-job-server'
import { quickSolver } from '../../solver/solve-here'
import { eventually } from '../../../kit/eventually'

describe('interrupted jobs', () => {
  let jobServer: Awaited<ReturnType<typeof openJobServer>>
  beforeEach(async () => void (jobServer = await openJobServer()))
  afterEach(() => jobServer.close())

  it('a job waits again when the server closes, and the next server does it without counting an attempt', async () => {
    const queue = await jobServer.open(jobServer.slow.solver)
    const id = await jobServer.createPlanJob()
    await eventually(() => expect(jobServer.slow.ends.length).toBe(1))
    await queue.close()
    expect(await jobServer.record(id)).toMatchObject({ state: 'queued', attempts: 0 })
    await jobServer.open(quickSolver)
    await jobServer.expectJob(id, { state: 'done' })
  })

  it('a worker that has lost its job does not store its late result', async () => {
    await jobServer.open(jobServer.slow.solver)
    const id = await jobServer.createPlanJob()
    await eventually(() => expect(jobServer.slow.ends.length).toBe(1))
    await jobServer.changeStoredJob(id, ({ attempts }) => ({ attempts: attempts + 1 }))
    jobServer.slow.ends[0]?.('good')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await jobServer.record(id)).toMatchObject({ state: 'running', attempts: 2, result: undefined })
  })

  it('a job stops if its record says so, even without a message', async () => {
    await jobServer.open(jobServer.slow.solver)
    const id = await jobServer.createPlanJob()
    await eventually(() => expect(jobServer.slow.calls.length).toBe(1))
    await jobServer.changeStoredJob(id, () => ({ state: 'stopping' }))
    jobServer.slow.calls[0]?.onProgress({
      share: 0.1,
      best: { cost: 1, metres: 1, seconds: 1, planned: 1, unplanned: 2 },
    })
    await jobServer.expectJob(id, { state: 'cancelled', message: '3 stops planned' })
  })
})
