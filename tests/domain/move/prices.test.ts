import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyMoves, pricesOf, type Move, type PlacePrice, type Price } from '../../../src/domain/move'
import type { Plan } from '../../../src/domain/plan'
import {
  addFigures,
  compareFigures,
  figuresOfRoute,
  figuresWithVisits,
  noFigures,
  scheduleRoute,
  subtractFigures,
  timedRouteOf,
  type RouteFigures,
} from '../../../src/domain/schedule'
import { stopList, type Stop, type StopId } from '../../../src/domain/stop'
import { aPlan, numbered, withCarriersOnce } from '../../kit/arbitraries/plan'
import { movesContext } from '../../kit/builders/moves-context'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { testRuns } from '../../laws/test-runs'

const day = '2026-11-23'
const contextOf = ({ stops }: Plan) => ({ ...movesContext, stopOf: (id: StopId) => stopList.get(stops, id) })

/** The plan with times and lengths in all routes, or in those that differ from another plan. */
const scheduled = (plan: Plan, except?: Plan): Plan => {
  const context = contextOf(plan)
  const hasOldVisits = (index: number, ids: string): boolean =>
    except?.routes.some((route) => route.index === index && route.visits.map(({ id }) => id).join() === ids) ?? false
  return {
    ...plan,
    routes: plan.routes.map((route) =>
      hasOldVisits(route.index, route.visits.map(({ id }) => id).join())
        ? route
        : {
            ...scheduleRoute(route, context.stopOf, context.travel, context.shiftOf(route)),
            metres: timedRouteOf(route, context).metres,
          },
    ),
  }
}

const totalOf = (plan: Plan): RouteFigures =>
  plan.routes.reduce(
    (sum, route) => addFigures(sum, figuresOfRoute(route, contextOf(plan).stopOf, movesContext.capacityOf(route))),
    noFigures,
  )

/** By how much the stored figures change if the moves are made and the changed routes are scheduled. */
const changeBy = (plan: Plan, moves: ReadonlyArray<Move>): RouteFigures =>
  subtractFigures(totalOf(scheduled(right(applyMoves(plan, moves, movesContext)).plan, plan)), totalOf(plan))

const moveTo = (stop: StopId, { to }: Pick<Price, 'to'>, place: PlacePrice | undefined): Move => ({
  stop,
  to,
  position: place?.after === undefined ? { kind: 'first' } : { kind: 'after', stop: place.after },
  from: undefined,
})

const aNumberedPlan = () => aPlan(1, 3).map((plan) => numbered(withCarriersOnce(plan)))
const aDayOf = ({ routes }: Plan) => routes[0]?.day ?? day

describe('pricesOf', () => {
  it('a price, at the best place and at every other, is the change that the move makes', () => {
    fc.assert(
      fc.property(aNumberedPlan(), fc.nat(17), fc.boolean(), (plan, choice, isScheduled) => {
        const before = isScheduled ? scheduled(plan) : plan
        const stops = stopList.values(before.stops)
        const facts = stops[choice % stops.length]?.facts
        if (facts === undefined) return
        for (const price of pricesOf(before, { stops: [facts], day: aDayOf(before), withGaps: true }, movesContext)) {
          expect(changeBy(before, [moveTo(facts.id, price, price.place)])).toEqual(price.figures)
          for (const gap of price.gaps ?? [])
            expect(changeBy(before, [moveTo(facts.id, price, gap)])).toEqual(gap.figures)
        }
      }),
      { ...testRuns, numRuns: Math.ceil(testRuns.numRuns / 4) },
    )
  })

  it('the price of a block is the change that its moves make together', () => {
    fc.assert(
      fc.property(aNumberedPlan(), fc.nat(17), (plan, count) => {
        const before = scheduled(plan)
        const stops = stopList
          .values(before.stops)
          .slice(0, 2 + (count % 4))
          .map(({ facts }) => facts)
        for (const { to, figures } of pricesOf(before, { stops, day: aDayOf(before), withGaps: false }, movesContext)) {
          const moves = stops.map(({ id }): Move => ({ stop: id, to, position: { kind: 'cheapest' }, from: undefined }))
          expect(changeBy(before, moves)).toEqual(figures)
        }
      }),
      { ...testRuns, numRuns: Math.ceil(testRuns.numRuns / 4) },
    )
  })

  it('the cheapest place of a move without a place is the one that is priced', () => {
    fc.assert(
      fc.property(aNumberedPlan(), fc.nat(17), (plan, choice) => {
        const stops = stopList.values(plan.stops)
        const facts = stops[choice % stops.length]?.facts
        if (facts === undefined) return
        for (const { to, place } of pricesOf(
          plan,
          { stops: [facts], day: aDayOf(plan), withGaps: false },
          movesContext,
        )) {
          const move: Move = { stop: facts.id, to, position: { kind: 'cheapest' }, from: undefined }
          const [placed] = right(applyMoves(plan, [move], movesContext)).placed
          expect(placed?.stopNumber).toBe(place?.stopNumber ?? -1)
        }
      }),
      testRuns,
    )
  })

  it('prices are ranked, with being unplanned last', () => {
    fc.assert(
      fc.property(aNumberedPlan(), (plan) => {
        const [stop] = plan.stops
        if (stop === undefined) return
        const prices = pricesOf(plan, { stops: [stop.facts], day: aDayOf(plan), withGaps: false }, movesContext)
        expect(prices.at(-1)?.to.kind).toBe('unplanned')
        const figures = prices.slice(0, -1).map((price) => price.figures)
        expect(figures).toEqual(figures.toSorted(compareFigures))
      }),
      testRuns,
    )
  })
})

const withLock = (plan: Plan, locked: StopId): Plan => ({
  ...plan,
  stops: stopList.from(
    [...plan.stops].map((stop): Stop =>
      stop.facts.id === locked
        ? { ...stop, facts: { ...stop.facts, extra: { locked: { by: 'piet', at: '' } } } }
        : stop,
    ),
  ),
})

describe('pricesOf, routes and locks', () => {
  const north = aRouteTo(['a', 'b'], { index: 0, externalRouteId: 1 })
  const south = aRouteTo(['c'], { index: 1, externalRouteId: undefined, driverId: 'driver-1' })
  const tuesday = aRouteTo(['d'], { index: 2, day: '2026-11-24', externalRouteId: 2 })
  const plan = aPlanOf([north, south, tuesday], ['u'])
  const pricesFor = (id: StopId, from: Plan = plan) => {
    const facts = stopList.get(from.stops, id)?.facts
    return facts === undefined ? [] : pricesOf(from, { stops: [facts], day, withGaps: false }, movesContext)
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

  it('the place that a stop has costs nothing, and keeps its arrival', () => {
    const arrival = '2026-11-23T09:41:00.000Z'
    const timed = { ...north, visits: north.visits.map((visit) => ({ ...visit, arrival })) }
    const price = pricesFor('a', aPlanOf([timed, south])).find(({ to }) => to.kind === 'route' && to.index === 0)
    expect(price?.place).toEqual({ after: undefined, stopNumber: 10, arrival, figures: noFigures })
  })

  it('a locked stop, and a locked route, say whose lock it is', () => {
    const lock = { by: 'piet', at: '' }
    expect(pricesFor('a', withLock(plan, 'a')).every((price) => price.lock?.by === 'piet')).toBe(true)
    const lockedSouth = aPlanOf([north, { ...south, extra: { locked: lock } }], ['u'])
    expect(pricesFor('u', lockedSouth).flatMap((price) => (price.lock === undefined ? [] : [price.to]))).toEqual([
      { kind: 'route', index: 1 },
    ])
    expect(pricesFor('c', lockedSouth).every((price) => price.lock?.by === 'piet')).toBe(true)
  })

  it('a stop with another duration is priced as it would be', () => {
    const facts = stopList.get(plan.stops, 'u')?.facts
    if (facts === undefined) throw new Error('no such stop')
    const secondsFor = (duration: number): number | undefined =>
      pricesOf(plan, { stops: [{ ...facts, duration }], day, withGaps: false }, movesContext)[0]?.figures.seconds
    expect((secondsFor(30) ?? 0) - (secondsFor(10) ?? 0)).toBe(1200)
  })

  it('no stops have no prices', () => {
    expect(pricesOf(plan, { stops: [], day, withGaps: false }, movesContext)).toEqual([])
  })

  it('a stop that leaves no other behind saves its whole route', () => {
    const context = contextOf(plan)
    const before = figuresOfRoute(south, context.stopOf, [4])
    expect(pricesFor('c').at(-1)?.figures).toEqual(subtractFigures(noFigures, before))
    expect(figuresWithVisits(south, south.visits, context)).toEqual(before)
  })
})
