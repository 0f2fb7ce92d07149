import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { estimatedTravel, type Travel } from '../../../../server/travel'
import { quickSolver } from '../../solver/solve-here'
import { openJobServer } from '../open-job-server'
import { eventually } from '../../../kit/eventually'

describe('a job whose roads are still asked for', () => {
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

  it('is over at once when it is called off, without a plan and in words', async () => {
    const { signals, travel } = endless()
    await jobServer.open(quickSolver, travel)
    const id = await jobServer.planned()
    await eventually(() => expect(signals.length).toBe(1))
    await jobServer.stop(id)
    await jobServer.expectJob(id, { state: 'cancelled', message: 'Stopped before there was a plan', result: undefined })
    expect(signals[0]?.aborted).toBe(true)
    expect(jobServer.errors).toEqual([])
  })

  it('tells more than twice a second that time goes by', async () => {
    const { signals, travel } = endless()
    await jobServer.open(quickSolver, travel)
    const revisions: Array<number | undefined> = []
    const id = await jobServer.planned()
    await eventually(() => expect(signals.length).toBe(1))
    jobServer.bus.subscribe(jobServer.organisationId, `job ${id}`, (version) => revisions.push(version))
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(revisions.length).toBeGreaterThanOrEqual(2)
    expect((await jobServer.job(id)).state).toBe('running')
    await jobServer.stop(id)
    await jobServer.expectJob(id, { state: 'cancelled' })
  })

  it('fails in words where they cannot be had', async () => {
    const travel = { ...estimatedTravel, table: () => Promise.reject(new Error('no roads')) }
    await jobServer.open(quickSolver, travel)
    const id = await jobServer.planned()
    await jobServer.expectJob(id, { state: 'failed', message: 'The optimiser failed. Please try again.' })
    expect(jobServer.errors).toEqual([new Error('no roads')])
  })
})
