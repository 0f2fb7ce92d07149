import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addOrganisation } from '../../../port-suites/storage-test-kit'
import { left } from '../../../kit/either'
import { openJobServer } from '../open-job-server'
import { quickSolver } from '../../solver/solve-here'
import { eventually } from '../../../kit/eventually'

describe('what is asked of a job', () => {
  let shop: Awaited<ReturnType<typeof openJobServer>>
  beforeEach(async () => void (shop = await openJobServer()))
  afterEach(() => shop.close())

  it.each([
    ['a project that is not there', 'q', {}, { code: 'not_found', message: 'There is no such project.' }],
    [
      'nobody to drive',
      'p',
      { driverIds: [] },
      { code: 'invalid', details: [{ field: 'driver_ids', reason: 'Names nobody' }] },
    ],
    ['a stranger', 'p', { driverIds: ['x'] }, { code: 'invalid' }],
  ])('is refused at once for %s, and leaves nothing behind', async (_, project, ask, refusal) => {
    await shop.open(shop.slow.optimiser)
    expect(left(await shop.plan(project, ask))).toMatchObject(refusal)
    expect(await shop.storage.read(shop.depot, ({ jobs }) => jobs.unfinished())).toEqual([])
  })

  it('that waits is cancelled at once, and never begins', async () => {
    await shop.open(shop.slow.optimiser)
    const first = await shop.planned()
    const second = await shop.planned()
    await eventually(() => expect(shop.slow.ends.length).toBe(1))
    expect(await shop.stop(second)).toMatchObject(E.right({ body: { state: 'cancelled' } }))
    shop.slow.ends[0]?.('good')
    await shop.expectJob(first, { state: 'done' })
    await shop.expectJob(second, { state: 'cancelled', result: undefined })
    expect(shop.slow.given.length).toBe(1)
  })

  it('that runs is stopped with the best so far as its result', async () => {
    await shop.open(shop.slow.optimiser)
    const id = await shop.planned()
    await eventually(() => expect(shop.slow.ends.length).toBe(1))
    expect(await shop.stop(id)).toMatchObject(
      E.right({ body: { state: 'running', message: 'Stopping.', finishedAt: undefined } }),
    )
    await shop.expectJob(id, { state: 'cancelled', message: '3 stops planned' })
    expect((await shop.job(id)).result?.document.routes.length).toBe(1)
  })

  it('that is done stays done when it is cancelled', async () => {
    await shop.open(quickSolver)
    const id = await shop.planned()
    await shop.expectJob(id, { state: 'done' })
    const revision = (await shop.record(id))?.revision
    expect(await shop.stop(id)).toMatchObject(E.right({ body: { state: 'done' } }))
    expect((await shop.record(id))?.revision).toBe(revision)
  })

  it('that nobody knows is not found', async () => {
    await shop.open(quickSolver)
    expect(left(await shop.stop('ghost'))).toMatchObject({ code: 'not_found' })
  })

  it('of another organisation is not found', async () => {
    await shop.open(shop.slow.optimiser)
    const id = await shop.planned()
    const { id: rival } = await addOrganisation(shop.storage, 'rival')
    expect(left(await shop.look(id, rival))).toMatchObject({ code: 'not_found' })
  })
})
