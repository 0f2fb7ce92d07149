import { identity } from 'fp-ts/function'
import { describe, expect, it } from 'vitest'
import { arePriced, figuresOfProject, pricesInSteps } from '../../../src/domain/move'
import { figuresChange } from '../../../src/domain/move/project-figures'
import type { Plan } from '../../../src/domain/plan'
import type { FindLeg } from '../../../src/domain/problem'
import { figuresOfRoute, figuresWithVisits, zeroFigures, subtractFigures } from '../../../src/domain/schedule'
import { stopList, type Stop, type StopFacts, type StopId } from '../../../src/domain/stop'
import { movesContext } from '../../kit/builders/moves-context'
import { aPlanOf, aStopCalled, planOf } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { pricesOf } from '../../kit/prices-at-once'

const day = '2026-11-23'
const contextOf = ({ stops }: Plan) => ({ ...movesContext, stopOf: (id: StopId) => stopList.get(stops, id) })

const withLock = (plan: Plan, locked: StopId): Plan => ({
  ...plan,
  stops: stopList.from(
    [...plan.stops].map((stop): Stop =>
      stop.facts.id === locked
        ? { ...stop, facts: { ...stop.facts, unknownFields: { locked: { by: 'piet', at: '' } } } }
        : stop,
    ),
  ),
})

describe('pricesOf, routes and locks', () => {
  const north = aRouteTo(['a', 'b'], { index: 0, carrierId: 1 })
  const south = aRouteTo(['c'], { index: 1, carrierId: undefined, driverId: 'driver-1' })
  const tuesday = aRouteTo(['d'], { index: 2, day: '2026-11-24', carrierId: 2 })
  const plan = aPlanOf([north, south, tuesday], ['u'])
  const pricesFor = (id: StopId, from: Plan = plan) => {
    const facts = stopList.get(from.stops, id)?.facts
    return facts === undefined ? [] : pricesOf(from, { stops: [facts], day, withPositionPrices: false }, movesContext)
  }

  it('each route of the day has a price, and each driver and carrier without one', () => {
    expect(new Set(pricesFor('u').map(({ to }) => to))).toEqual(
      new Set([
        { kind: 'route', index: 0 },
        { kind: 'route', index: 1 },
        { kind: 'driver', driverId: 'driver-2', day },
        ...[2, 3, 4].map((carrierId) => ({ kind: 'carrier', carrierId, day })),
        { kind: 'unplanned' },
      ]),
    )
  })

  it('the drives to positions that are only compared are not asked of the source that counts them', () => {
    const long = aPlanOf([aRouteTo(['a', 'b', 'c', 'd', 'e'], { carrierId: 1 })], ['u'])
    const coordinates = { lat: 52.3, lng: 5.2 }
    const stops = [stopList.get(long.stops, 'u')].flatMap((stop) => (stop ? [{ ...stop.facts, coordinates }] : []))
    const request = { stops, day, withPositionPrices: false }
    let countedDrives = 0
    const findLeg: FindLeg = (from, to) => {
      if (from === coordinates || to === coordinates) countedDrives += 1
      return movesContext.findLeg(from, to)
    }
    const prices = pricesOf(long, request, { ...movesContext, findLeg, findLegToCompare: movesContext.findLeg })
    expect(prices).toEqual(pricesOf(long, request, movesContext))
    expect(countedDrives).toBe(2 * prices.filter(({ bestPosition }) => bestPosition).length)
  })

  it('the position that a stop has costs nothing, and keeps its arrival', () => {
    const arrival = '2026-11-23T09:41:00.000Z'
    const timed = { ...north, visits: north.visits.map((visit) => ({ ...visit, arrival })) }
    const price = pricesFor('a', aPlanOf([timed, south])).find(({ to }) => to.kind === 'route' && to.index === 0)
    expect(price?.bestPosition).toEqual({ after: undefined, stopNumber: 10, arrival, figures: zeroFigures })
  })

  it('a locked stop, and a locked route, say whose lock it is, but not where the stop is already', () => {
    const lock = { by: 'piet', at: '' }
    const targetsWithLock = (id: StopId, from: Plan) =>
      pricesFor(id, from).map((price) => [price.to.kind === 'route' ? price.to.index : price.to.kind, price.lock?.by])
    const freeTargets = (id: StopId, from: Plan) => targetsWithLock(id, from).filter(([, by]) => by !== 'piet')
    expect(freeTargets('a', withLock(plan, 'a'))).toEqual([[0, undefined]])
    expect(freeTargets('u', withLock(plan, 'u'))).toEqual([['unplanned', undefined]])
    const lockedSouth = aPlanOf([north, { ...south, unknownFields: { locked: lock } }], ['u'])
    expect(pricesFor('u', lockedSouth).flatMap((price) => (price.lock === undefined ? [] : [price.to]))).toEqual([
      { kind: 'route', index: 1 },
    ])
    expect(freeTargets('c', lockedSouth)).toEqual([[1, undefined]])
  })

  it('a position behind or before a locked stop of the same route names the lock, unless the stop stays on its side', () => {
    const order = aPlanOf([aRouteTo(['a', 'b', 'c', 'd'], { carrierId: 1 })])
    const locksFor = (id: StopId, locked: StopId): ReadonlyArray<boolean> => {
      const from = withLock(order, locked)
      const facts = stopList.get(from.stops, id)?.facts
      const prices =
        facts === undefined ? [] : pricesOf(from, { stops: [facts], day, withPositionPrices: true }, movesContext)
      return prices[0]?.positionPrices?.map(({ lock }) => lock !== undefined) ?? []
    }
    expect(locksFor('a', 'b')).toEqual([false, true, true, true])
    expect(locksFor('a', 'c')).toEqual([false, false, true, true])
    expect(locksFor('c', 'b')).toEqual([true, true, false, false])
    expect(locksFor('d', 'a')).toEqual([true, false, false, false])
  })

  it('a stop that the plan does not have is priced as one that no route visits', () => {
    const facts = stopList.get(plan.stops, 'u')?.facts
    if (facts === undefined) throw new Error('no such stop')
    const pricesOfNew = pricesOf(
      plan,
      { stops: [{ ...facts, id: 'new' }], day, withPositionPrices: false },
      movesContext,
    )
    expect(pricesOfNew).toEqual(pricesFor('u'))
  })

  it('a route that visits a stop which the plan does not have is priced, without a lock of that stop', () => {
    const facts = stopList.get(plan.stops, 'a')?.facts
    if (facts === undefined) throw new Error('no such stop')
    const prices = pricesOf(planOf([north], [facts]), { stops: [facts], day, withPositionPrices: true }, movesContext)
    const positionPrices = prices.find(({ to }) => to.kind === 'route')?.positionPrices ?? []
    expect(positionPrices.map(({ after, lock }) => [after, lock])).toEqual([
      [undefined, undefined],
      ['b', undefined],
    ])
  })

  it('a stop with another duration is priced as it would be', () => {
    const facts = stopList.get(plan.stops, 'u')?.facts
    if (facts === undefined) throw new Error('no such stop')
    const secondsFor = (duration: number): number | undefined =>
      pricesOf(plan, { stops: [{ ...facts, duration }], day, withPositionPrices: false }, movesContext)[0]?.figures
        .seconds
    expect((secondsFor(30) ?? 0) - (secondsFor(10) ?? 0)).toBe(1200)
  })

  it('a block that cannot be moved has no prices', () => {
    const unplannedStop = stopList.get(plan.stops, 'u')?.facts
    if (unplannedStop === undefined) throw new Error('no such stop')
    const stops = [unplannedStop, { ...unplannedStop, id: 'nobody' }]
    expect(pricesOf(plan, { stops, day, withPositionPrices: true }, movesContext)).toEqual([])
  })

  it('a block has no prices of positions, and one stop has them only where they are asked for', () => {
    const stops = ['u', 'a'].flatMap((id) => stopList.get(plan.stops, id)?.facts ?? [])
    const placePricesOf = (count: number, withPositionPrices: boolean) =>
      pricesOf(plan, { stops: stops.slice(0, count), day, withPositionPrices }, movesContext).flatMap(
        ({ positionPrices }) => positionPrices ?? [],
      )
    expect([placePricesOf(2, true).length, placePricesOf(1, false).length]).toEqual([0, 0])
    expect(placePricesOf(1, true).length).toBe(3 + 2 + 4)
  })

  it('a block, or a stop with all its positions, is priced in a step for each route, and one stop without them in none', () => {
    const stops = ['u', 'a'].flatMap((id) => stopList.get(plan.stops, id)?.facts ?? [])
    const stepsFor = (count: number, withPositionPrices = false): number =>
      [...pricesInSteps(plan, { stops: stops.slice(0, count), day, withPositionPrices }, movesContext, identity)].length
    expect([stepsFor(2), stepsFor(1), stepsFor(0), stepsFor(1, true)]).toEqual([6, 0, 0, 6])
  })

  it('a block that would stay as it is keeps its stored arrival', () => {
    const arrival = '2026-11-23T11:11:11.000Z'
    const [first, second] = north.visits.map((visit) => ({ ...visit, arrival }))
    const alone = aPlanOf([{ ...north, visits: [second, first].filter((visit) => visit !== undefined) }])
    const stops = ['a', 'b'].flatMap((id) => stopList.get(alone.stops, id)?.facts ?? [])
    const prices = pricesOf(alone, { stops, day, withPositionPrices: false }, movesContext)
    const stay = prices.find(({ to }) => to.kind === 'route' && to.index === 0)
    expect(stay?.bestPosition).toMatchObject({ after: 'b', arrival })
    expect(stay?.bestPosition?.arrival).not.toBe(prices.find(({ to }) => to.kind === 'driver')?.bestPosition?.arrival)
  })

  it('at most 200 stops are priced together', () => {
    expect([200, 201].map((length) => arePriced(Array.from({ length })))).toEqual([true, false])
  })

  it('a stop without coordinates, and a route without a date, have no arrival', () => {
    const weekday = aPlanOf([{ ...north, day: 'Ma' }], ['u'])
    const facts = stopList.get(weekday.stops, 'u')?.facts
    if (facts === undefined) throw new Error('no such stop')
    const arrivals = (from: Plan, changes: Partial<StopFacts>, on = day) =>
      pricesOf(from, { stops: [{ ...facts, ...changes }], day: on, withPositionPrices: true }, movesContext)
        .filter(({ to }) => to.kind === 'route')
        .flatMap(({ positionPrices }) => positionPrices ?? [])
        .map(({ arrival }) => arrival !== undefined)
    expect(new Set(arrivals(plan, {}))).toEqual(new Set([true]))
    expect(new Set(arrivals(plan, { coordinates: undefined }))).toEqual(new Set([false]))
    expect(new Set(arrivals(weekday, {}, 'Ma'))).toEqual(new Set([false]))
  })

  it('no stops have no prices', () => {
    expect(pricesOf(plan, { stops: [], day, withPositionPrices: false }, movesContext)).toEqual([])
  })

  it('a stop that leaves no other behind saves its whole route', () => {
    const context = contextOf(plan)
    const before = figuresOfRoute(south, context.stopOf, [4])
    expect(pricesFor('c').at(-1)?.figures).toEqual(subtractFigures(zeroFigures, before))
    expect(figuresWithVisits(south, south.visits, context)).toEqual(before)
  })
})

describe('figuresChange', () => {
  it('a route that is the same in both plans changes nothing, whatever its stored figures are', () => {
    const plan = aPlanOf([aRouteTo(['a'], { metres: 7, seconds: 9 })])
    expect(figuresChange(plan, plan, contextOf(plan))).toEqual(zeroFigures)
  })
})

describe('figuresOfProject', () => {
  it('the totals are the sums of the stored routes, with the number of stops on none', () => {
    const late = aVisitTo('b', { arrival: '2026-11-23T10:05:00+01:00' })
    const routes = [
      aRouteTo(['a'], { metres: 1000, seconds: 600, driverId: 'driver-1' }),
      aRouteTo([], { index: 1, metres: 200, seconds: 60, visits: [late] }),
    ]
    const stops = [
      aStopCalled('a', { demand: [6] }),
      aStopCalled('b', { timeSlotLatest: '10:00' }),
      aStopCalled('u'),
      aStopCalled('v'),
      aStopCalled('depot', { type: 'START' }),
    ]
    const plan = planOf(routes, stops)
    expect(figuresOfProject(plan, contextOf(plan))).toEqual({
      metres: 1200,
      seconds: 660,
      lateStops: 1,
      lateSeconds: 300,
      overload: 2,
      unplannedCount: 2,
    })
  })
})
