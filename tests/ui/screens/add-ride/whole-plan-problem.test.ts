import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { defaultHeadquarters } from '../../../../src/domain/address'
import { wholePlanProblemOf } from '../../../../src/ui/screens/add-ride/whole-plan-problem'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { planOf } from '../../../kit/builders/plan'
import { right } from '../../../kit/either'

const input = {
  plan: planOf([], [{ ...plainFacts, id: 'a', coordinates: { lat: 52.1, lng: 5.1 }, requestedDay: '2026-11-23' }]),
  drivers: [],
  carriers: [{ id: 7, displayName: 'Noord' }],
  today: { year: 2026, month: 11, day: 20 },
  headquarters: defaultHeadquarters,
}

describe('wholePlanProblemOf', () => {
  it('the problem has the stops of the plan, and the carriers where there are no drivers', () => {
    const { stops, vehicles } = right(wholePlanProblemOf(input))
    expect([stops.map(({ id }) => id), vehicles.map(({ name, day }) => [name, day])]).toEqual([
      ['a'],
      [['Noord', '2026-11-23']],
    ])
  })

  it('a plan without drivers and carriers, or without stops, gives a refusal', () => {
    expect(wholePlanProblemOf({ ...input, carriers: [] })).toEqual(
      E.left('There is nobody to drive: add a driver first'),
    )
    expect(wholePlanProblemOf({ ...input, plan: planOf([], []) })).toEqual(
      E.left('There are no stops that can be planned'),
    )
  })
})
