import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openJobServer } from '../open-job-server'
import { quickSolver } from '../../solver/solve-here'
import { eventually } from '../../../kit/eventually'

describe('a job that is broken off', () => {
  let shop: Awaited<ReturnType<typeof openJobServer>>
  beforeEach(async () => void (shop = await openJobServer()))
  afterEach(() => shop.close())

  it('is put back when the server closes, and done by the next, without counting as a failure', async () => {
    const queue = await shop.open(shop.slow.optimiser)
    const id = await shop.planned()
    await eventually(() => expect(shop.slow.ends.length).toBe(1))
    await queue.close()
    expect(await shop.record(id)).toMatchObject({ state: 'queued', attempts: 0 })
    await shop.open(quickSolver)
    await shop.expectJob(id, { state: 'done' })
  })

  it('that somebody else has taken over meanwhile is theirs: what comes late is not handed in', async () => {
    await shop.open(shop.slow.optimiser)
    const id = await shop.planned()
    await eventually(() => expect(shop.slow.ends.length).toBe(1))
    await shop.changeStoredJob(id, ({ attempts }) => ({ attempts: attempts + 1 }))
    shop.slow.ends[0]?.('good')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await shop.record(id)).toMatchObject({ state: 'running', attempts: 2, result: undefined })
  })

  it('is stopped where its record says so, though nobody told it', async () => {
    await shop.open(shop.slow.optimiser)
    const id = await shop.planned()
    await eventually(() => expect(shop.slow.given.length).toBe(1))
    await shop.changeStoredJob(id, () => ({ state: 'stopping' }))
    shop.slow.given[0]?.onProgress({ share: 0.1, best: { cost: 1, metres: 1, seconds: 1, planned: 1, unplanned: 2 } })
    await shop.expectJob(id, { state: 'cancelled', message: '3 stops planned' })
  })
})
