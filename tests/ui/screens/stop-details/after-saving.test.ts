import { describe, expect, it } from 'vitest'
import type { PositionPrice, Price } from '../../../../src/domain/move'
import { zeroFigures } from '../../../../src/domain/schedule'
import { stopList } from '../../../../src/domain/stop'
import { afterSavingViewModel } from '../../../../src/ui/screens/stop-details/edit-stop/after-saving'
import { aPlanOf, aStopCalled } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'

const plan = aPlanOf([aRouteTo(['a', 'b', 'c'], { index: 2, day: '2026-11-24' })], ['u'])
const stop = stopList.get(plan.stops, 'b') ?? aStopCalled('b')

const gap = (after: string | undefined, seconds: number): PositionPrice => ({
  after,
  stopNumber: 10,
  arrival: '2026-11-24T09:36:00.000Z',
  figures: { ...zeroFigures, seconds, metres: 100 },
  lock: undefined,
})

const priceOf = (index: number, positionPrices: ReadonlyArray<PositionPrice>): Price => ({
  to: { kind: 'route', index },
  day: '2026-11-24',
  bestPosition: positionPrices[0],
  figures: positionPrices[0]?.figures ?? zeroFigures,
  lock: undefined,
  positionPrices,
})

describe('what saving would do', () => {
  it('the price is that of the current place on the current route, with the slack of the new slot', () => {
    const after = { ...stop.facts, timeSlotEarliest: '09:00', timeSlotLatest: '12:00' }
    const prices = [priceOf(0, [gap('a', 60)]), priceOf(2, [gap(undefined, 30), gap('a', -180), gap('c', 60)])]
    expect(afterSavingViewModel(plan, stop, after, prices)).toMatchObject({
      arrival: '10:36',
      slack: { text: '1 h 24', kind: 'ample' },
      price: { distanceAndTime: '+0.1 km · −3 min', late: { text: '0 late' } },
    })
  })

  it('a day that is not that of the route is said with the price', () => {
    const after = { ...stop.facts, requestedDay: '2026-11-25' }
    expect(afterSavingViewModel(plan, stop, after, [priceOf(2, [gap('a', 60)])])?.price).toMatchObject({
      line: '+0.1 km · +1 min · 0 late · wants Wo 25-11',
    })
  })

  it('a stop on no route, and a route that has changed since, have no figures', () => {
    const unplanned = stopList.get(plan.stops, 'u') ?? aStopCalled('u')
    expect(afterSavingViewModel(plan, unplanned, unplanned.facts, [priceOf(2, [gap('a', 60)])])).toBeUndefined()
    expect(afterSavingViewModel(plan, stop, stop.facts, [priceOf(2, [gap('x', 60)])])).toBeUndefined()
    expect(afterSavingViewModel(plan, stop, stop.facts, [])).toBeUndefined()
  })
})
