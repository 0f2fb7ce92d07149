import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { estimatedTravel, type Travel } from '../../../../server/travel'
import { quickSolver } from '../../solver/solve-here'
import { openJobServer } from '../open-job-server'
import { eventually } from '../../../kit/eventually'

describe('a job whose roads are still asked for', () => {
  let shop: Awaited<ReturnType<typeof openJobServer>>
  beforeEach(async () => void (shop = await openJobServer()))
  afterEach(() => shop.close())

  /** Roads that never arrive; a cancelled request is rejected. */
  const endless = () => {
    const given: Array<AbortSignal | undefined> = []
    const table: Travel['table'] = (_, signal) => {
      given.push(signal)
      return new Promise(() => undefined)
    }
    return { given, travel: { ...estimatedTravel, table } }
  }

  it('is over at once when it is called off, without a plan and in words', async () => {
    const { given, travel } = endless()
    await shop.open(quickSolver, travel)
    const id = await shop.planned()
    await eventually(() => expect(given.length).toBe(1))
    await shop.stop(id)
    await shop.expectJob(id, { state: 'cancelled', message: 'Stopped before there was a plan', result: undefined })
    expect(given[0]?.aborted).toBe(true)
    expect(shop.accidents).toEqual([])
  })

  it('tells more than twice a second that time goes by', async () => {
    const { given, travel } = endless()
    await shop.open(quickSolver, travel)
    const heard: Array<number | undefined> = []
    const id = await shop.planned()
    await eventually(() => expect(given.length).toBe(1))
    shop.bus.subscribe(shop.depot, `job ${id}`, (version) => heard.push(version))
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(heard.length).toBeGreaterThanOrEqual(2)
    expect((await shop.job(id)).state).toBe('running')
    await shop.stop(id)
    await shop.expectJob(id, { state: 'cancelled' })
  })

  it('fails in words where they cannot be had', async () => {
    const travel = { ...estimatedTravel, table: () => Promise.reject(new Error('no roads')) }
    await shop.open(quickSolver, travel)
    const id = await shop.planned()
    await shop.expectJob(id, { state: 'failed', message: 'The optimiser failed. Please try again.' })
    expect(shop.accidents).toEqual([new Error('no roads')])
  })
})
