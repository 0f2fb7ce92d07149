import { describe, expect, it } from 'vitest'
import { applyMoves, type Move, type MovesContext } from '../../../src/domain/move'
import type { Route } from '../../../src/domain/route'
import type { StopId } from '../../../src/domain/stop'
import { movesContext } from '../../kit/builders/moves-context'
import { aStopCalled, planOf } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { right } from '../../kit/either'

const at = (minutes: number) => ({ lat: 52, lng: 5 + minutes / 1000 })

const depot = (type: 'start' | 'end'): Route['start'] => {
  const visit = aVisitTo(type, { type })
  return { ...visit, address: { ...visit.address, coordinates: at(0) } }
}

const toCheapest = (stop: StopId): Move => ({
  stop,
  to: { kind: 'route', index: 0 },
  position: { kind: 'cheapest' },
  from: undefined,
})

const takeOff = (stop: StopId): Move => ({ ...toCheapest(stop), to: { kind: 'unplanned' } })

describe('applyMoves, a route that stays timed from one move to the next', () => {
  const ids = Array.from({ length: 10 }, (_, index) => `s${index}`)
  const route = aRouteTo(ids, { start: depot('start'), end: depot('end') })
  const stops = [...ids, 'u', 'v'].map((id, index) => aStopCalled(id, { coordinates: at(index) }))

  const lookupsFor = (...moves: ReadonlyArray<Move>): number => {
    let lookups = 0
    const findLeg: MovesContext['findLeg'] = (from, to) => {
      lookups += 1
      return movesContext.findLeg(from, to)
    }
    right(applyMoves(planOf([route], stops), moves, { ...movesContext, findLeg }))
    return lookups
  }

  /** To a stop at each position of a route and on from there, and once more at the cheapest one. */
  const ownDrives = (visitCount: number): number => 2 * (visitCount + 1) + 2

  it('the drives of the route are looked up for the first stop that it gets, and for the next only those to it', () => {
    expect(lookupsFor(toCheapest('u'))).toBe(11 + ownDrives(10))
    expect(lookupsFor(toCheapest('u'), toCheapest('v')) - lookupsFor(toCheapest('u'))).toBe(ownDrives(11))
  })

  it('only the drive past a stop that leaves the route is looked up', () => {
    const withoutFirst = [toCheapest('u'), takeOff('s3')]
    expect(lookupsFor(...withoutFirst) - lookupsFor(toCheapest('u'))).toBe(1)
    expect(lookupsFor(...withoutFirst, toCheapest('v')) - lookupsFor(...withoutFirst)).toBe(ownDrives(10))
  })
})

describe('applyMoves, a route that loses the stop whose times are its date', () => {
  const stops = [
    aStopCalled('dated', { coordinates: at(10), duration: 10 }),
    aStopCalled('tight', { coordinates: at(60), duration: 10, timeSlotLatest: '09:30' }),
    aStopCalled('other', { coordinates: at(60), duration: 10 }),
    aStopCalled('long', { coordinates: at(5), duration: 60 }),
  ]
  const visits = [aVisitTo('dated', { arrival: '2026-11-23T08:10:00+01:00' }), aVisitTo('tight')]

  const orderOn = (day: string): ReadonlyArray<StopId> => {
    const route = aRouteTo([], { visits, day, start: depot('start'), end: depot('end') })
    const moves = [toCheapest('other'), takeOff('dated'), toCheapest('long')]
    const { plan } = right(applyMoves(planOf([route], stops), moves, movesContext))
    return plan.routes[0]?.visits.map(({ id }) => id).filter((id) => id !== 'other') ?? []
  }

  it('the slots of its stops do not count any more where the next cheapest position is found', () => {
    expect(orderOn('2026-11-23')).toEqual(['tight', 'long'])
    expect(orderOn('Ma')).toEqual(['long', 'tight'])
  })
})
