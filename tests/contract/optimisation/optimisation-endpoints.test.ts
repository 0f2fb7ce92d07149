import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import { emptyOptimiseRequest } from '../../kit/builders/empty-optimise-request'
import { left, right } from '../../kit/either'

const { body } = endpoints.optimiseProject

describe('the body of optimiseProject', () => {
  it.each([undefined, null, {}, { stops: [], vehicles: [] }])(
    'a request without options uses the defaults of the server: %j',
    (value) => {
      expect(right(body.decode(value))).toEqual(emptyOptimiseRequest)
    },
  )

  it('a request may give days, drivers, carriers, weights, a budget, locks and a seed', () => {
    const ask = {
      days: ['2026-11-23', 'wo'],
      driver_ids: ['d1', 7],
      external_route_ids: [1, 2],
      weights: 'shortest',
      lateness: 10,
      budget_seconds: 300,
      keep_locked: false,
      seed: 0,
    }
    expect(right(body.decode(ask))).toEqual({
      days: ['2026-11-23', 'Wo'],
      driverIds: ['d1', '7'],
      carrierIds: [1, 2],
      weights: 'shortest',
      latenessWeight: 10,
      budgetSeconds: 300,
      keepLocked: false,
      seed: 0,
    })
  })

  it.each([
    [{ days: ['2026-02-30'] }, 'days.0'],
    [{ days: 'Ma' }, 'days'],
    [{ driver_ids: ['d1', ''] }, 'driver_ids.1'],
    [{ external_route_ids: [0] }, 'external_route_ids.0'],
    [{ weights: 'cheapest' }, 'weights'],
    [{ lateness: 0 }, 'lateness'],
    [{ lateness: 101 }, 'lateness'],
    [{ lateness: 'a little' }, 'lateness'],
    [{ budget_seconds: 301 }, 'budget_seconds'],
    [{ budget_seconds: 0.5 }, 'budget_seconds'],
    [{ keep_locked: 'maybe' }, 'keep_locked'],
    [{ seed: -1 }, 'seed'],
    [{ driver_ids: Array.from({ length: 1001 }, () => 'd') }, 'driver_ids'],
    [[], ''],
    ['soon', ''],
  ])('a request with %j is refused with the field', (ask, field) => {
    expect(left(body.decode(ask)).details).toMatchObject([{ field }])
  })
})
