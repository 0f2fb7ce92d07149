import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { estimatedTravel, type Travel } from '../../../../server/travel'
import { quickSolver } from '../../solver/solve-here'
import { openJobServer } from '../open-job-server'
import { eventually } from '../../../kit/eventually'

describe('a job that waits for its roads', () => {
  let jobServer: Awaited<ReturnType<typeof openJobServer>>
  beforeEach(async () => void (jobServer = await openJobServer()))
  afterEach(() => jobServer.close())

  /** Roads that never arrive; a cancelled request is rejected. */
  const endless = () => {
    const signals: Array<AbortSignal | undefined> = []
    const table: Travel['table'] = (_, signal) => {
      signals.push(signal)
      return new Promise(() => undefined)
    }
    return { signals, travel: { ...estimatedTravel, table } }
  }

  it('a cancelled job ends at once, without a plan and with a message', async () => {
    const { signals, travel } = endless()
    await jobServer.open(quickSolver, travel)
    const id = await jobServer.createPlanJob()
    await eventually(() => expect(signals.length).toBe(1))
    await jobServer.cancelJob(id)
    await jobServer.expectJob(id, { state: 'cancelled', message: 'Stopped before there was a plan', result: undefined })
    expect(signals[0]?.aborted).toBe(true)
    expect(jobServer.errors).toEqual([])
  })

  it('a waiting job publishes a revision more than twice a second', async () => {
    const { signals, travel } = endless()
    await jobServer.open(quickSolver, travel)
    const revisions: Array<number | undefined> = []
    const id = await jobServer.createPlanJob()
    await eventually(() => expect(signals.length).toBe(1))
    jobServer.bus.subscribe(jobServer.organisationId, `job ${id}`, (version) => revisions.push(version))
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(revisions.length).toBeGreaterThanOrEqual(2)
    expect((await jobServer.job(id)).state).toBe('running')
    await jobServer.cancelJob(id)
    await jobServer.expectJob(id, { state: 'cancelled' })
  })

  it('a job without roads fails with a message', async () => {
    const travel = { ...estimatedTravel, table: () => Promise.reject(new Error('no roads')) }
    await jobServer.open(quickSolver, travel)
    const id = await jobServer.createPlanJob()
    await jobServer.expectJob(id, { state: 'failed', message: 'The optimiser failed. Please try again.' })
    expect(jobServer.errors).toEqual([new Error('no roads')])
  })
})
