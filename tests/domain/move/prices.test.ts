import * as O from 'fp-ts/Option'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyMoves, type Move, type PositionPrice, type Price } from '../../../src/domain/move'
import { findBrokenLock } from '../../../src/domain/lock'
import { replaceStopFacts, findVisit, type Plan } from '../../../src/domain/plan'
import {
  addFigures,
  compareFigures,
  figuresOfRoute,
  zeroFigures,
  scheduleRoute,
  subtractFigures,
  timedRouteOf,
  type RouteFigures,
} from '../../../src/domain/schedule'
import { stopList, type StopFacts, type StopId } from '../../../src/domain/stop'
import { aLockedPlan } from '../../kit/arbitraries/lock'
import { aPlan, numbered, withCarriersOnce } from '../../kit/arbitraries/plan'
import { movesContext } from '../../kit/builders/moves-context'
import { leastDriveSeconds, travelWithDetours } from '../../kit/builders/problem'
import { right } from '../../kit/either'
import { testRuns } from '../../laws/test-runs'
import { pricesOf } from '../../kit/prices-at-once'

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
            ...scheduleRoute(route, context.stopOf, context.findLeg, context.workingTimesOf(route)),
            metres: timedRouteOf(route, context).metres,
          },
    ),
  }
}

const chosenStop = ({ stops }: Plan, choice: number): StopFacts | undefined =>
  stopList.values(stops)[choice % stopList.size(stops)]?.facts

const totalOf = (plan: Plan): RouteFigures =>
  plan.routes.reduce(
    (sum, route) => addFigures(sum, figuresOfRoute(route, contextOf(plan).stopOf, movesContext.capacityOf(route))),
    zeroFigures,
  )

/** The plan after the moves are made and the changed routes are scheduled. */
const planAfter = (plan: Plan, moves: ReadonlyArray<Move>): Plan =>
  scheduled(right(applyMoves(plan, moves, movesContext)).plan, plan)

/** By how much the stored figures change if the moves are made and the changed routes are scheduled. */
const changeBy = (plan: Plan, moves: ReadonlyArray<Move>): RouteFigures =>
  subtractFigures(totalOf(planAfter(plan, moves)), totalOf(plan))

/** Where a stop is in a plan, as a price says it. */
const positionIn = (plan: Plan, id: StopId): Pick<PositionPrice, 'after' | 'stopNumber' | 'arrival'> | undefined => {
  const visited = O.toUndefined(findVisit(plan, id))
  return (
    visited && {
      after: visited.route.visits[visited.route.visits.indexOf(visited.visit) - 1]?.id,
      stopNumber: visited.visit.stopNumber,
      arrival: visited.visit.arrival,
    }
  )
}

const moveTo = (stop: StopId, { to }: Pick<Price, 'to'>, bestPosition: PositionPrice | undefined): Move => ({
  stop,
  to,
  position: bestPosition?.after === undefined ? { kind: 'first' } : { kind: 'after', stop: bestPosition.after },
  from: undefined,
})

const aNumberedPlan = () => aPlan(1, 3).map((plan) => numbered(withCarriersOnce(plan)))
const aDayOf = ({ routes }: Plan) => routes[0]?.day ?? day

describe('pricesOf', () => {
  it('a price, at the best position and at every other, is the change that the move makes', () => {
    fc.assert(
      fc.property(aNumberedPlan(), fc.nat(17), fc.boolean(), (plan, choice, isScheduled) => {
        const before = isScheduled ? scheduled(plan) : plan
        const facts = chosenStop(before, choice)
        if (facts === undefined) return
        const question = { stops: [facts], day: aDayOf(before), withPositionPrices: true }
        for (const price of pricesOf(before, question, movesContext)) {
          expect(changeBy(before, [moveTo(facts.id, price, price.bestPosition)])).toEqual(price.figures)
          for (const positionPrice of price.positionPrices ?? []) {
            const { figures, lock: _, ...position } = positionPrice
            const moves = [moveTo(facts.id, price, positionPrice)]
            expect(changeBy(before, moves)).toEqual(figures)
            expect(positionIn(planAfter(before, moves), facts.id)).toEqual(position)
          }
        }
      }),
      { ...testRuns, numRuns: Math.ceil(testRuns.numRuns / 4) },
    )
  })

  it('the best position of a route is the cheapest of its positions, the first of equals', () => {
    fc.assert(
      fc.property(aNumberedPlan(), fc.nat(17), (plan, choice) => {
        const before = scheduled(plan)
        const facts = chosenStop(before, choice)
        if (facts === undefined) return
        const prices = pricesOf(before, { stops: [facts], day: aDayOf(before), withPositionPrices: true }, movesContext)
        for (const { bestPosition, positionPrices: all } of prices)
          expect(bestPosition).toEqual(all?.toSorted((one, other) => compareFigures(one.figures, other.figures))[0])
      }),
      testRuns,
    )
  })

  it('the best positions are the same where no other positions are asked for, and by the quickest drives there could be', () => {
    fc.assert(
      fc.property(aNumberedPlan(), fc.nat(17), fc.boolean(), (plan, choice, isBounded) => {
        const before = scheduled(plan)
        const facts = chosenStop(before, choice)
        if (facts === undefined) return
        const positionsOf = (withPositionPrices: boolean) =>
          pricesOf(
            before,
            { stops: [facts], day: aDayOf(before), withPositionPrices },
            { ...movesContext, findLeg: travelWithDetours, ...(isBounded && { leastDriveSeconds }) },
          ).map(({ bestPosition }) => bestPosition)
        expect(positionsOf(false)).toEqual(positionsOf(true))
      }),
      testRuns,
    )
  })

  it('the price of a block is the change that its moves make together, with the position of its first stop', () => {
    fc.assert(
      fc.property(aNumberedPlan(), fc.nat(17), (plan, count) => {
        const before = scheduled(plan)
        const stops = stopList
          .values(before.stops)
          .slice(0, 2 + (count % 4))
          .map(({ facts }) => facts)
        const [first] = stops
        if (first === undefined) return
        const prices = pricesOf(before, { stops, day: aDayOf(before), withPositionPrices: false }, movesContext)
        const pricesOfFirst = pricesOf(
          before,
          { stops: [first], day: aDayOf(before), withPositionPrices: false },
          movesContext,
        )
        expect(new Set(prices.map(({ to }) => to))).toEqual(new Set(pricesOfFirst.map(({ to }) => to)))
        for (const { to, figures, bestPosition: best } of prices) {
          const moves = stops.map(({ id }): Move => ({ stop: id, to, position: { kind: 'cheapest' }, from: undefined }))
          expect(changeBy(before, moves)).toEqual(figures)
          expect(best && { ...positionIn(planAfter(before, moves), first.id), figures, lock: undefined }).toEqual(best)
        }
      }),
      { ...testRuns, numRuns: Math.ceil(testRuns.numRuns / 4) },
    )
  })

  it('the price of an edited stop is the change that the edit and the move make together', () => {
    fc.assert(
      fc.property(aNumberedPlan(), fc.nat(17), fc.constantFrom('duration', 'coordinates'), (plan, choice, field) => {
        const before = scheduled(plan)
        const facts = chosenStop(before, choice)
        if (facts === undefined) return
        const edited = field === 'duration' ? { ...facts, duration: 40 } : { ...facts, coordinates: undefined }
        const others = before.routes.filter(({ visits }) => visits.every(({ id }) => id !== facts.id))
        const question = { stops: [edited], day: aDayOf(before), withPositionPrices: true }
        for (const price of pricesOf(before, question, movesContext))
          for (const positionPrice of price.positionPrices ?? []) {
            const moves = [moveTo(facts.id, price, positionPrice)]
            const after = right(applyMoves(right(replaceStopFacts(before, edited)), moves, movesContext)).plan
            const total = totalOf(scheduled(after, { ...before, routes: others }))
            expect(subtractFigures(total, totalOf(before))).toEqual(positionPrice.figures)
          }
      }),
      { ...testRuns, numRuns: Math.ceil(testRuns.numRuns / 4) },
    )
  })

  it('a price names a lock where the move would break one, and only there', () => {
    fc.assert(
      fc.property(aLockedPlan(), fc.nat(17), fc.integer({ min: 1, max: 3 }), (plan, choice, count) => {
        const stops = stopList.values(plan.stops).map(({ facts }) => facts)
        const chosen = [...stops, ...stops]
          .slice(choice % Math.max(stops.length, 1))
          .slice(0, Math.min(count, stops.length))
        const prices = pricesOf(plan, { stops: chosen, day: aDayOf(plan), withPositionPrices: true }, movesContext)
        for (const price of prices)
          for (const { position, lock } of [
            { position: price.bestPosition, lock: price.lock },
            ...(price.positionPrices ?? []).map((each) => ({ position: each, lock: each.lock })),
          ]) {
            const moves =
              chosen.length === 1
                ? chosen.map(({ id }) => moveTo(id, price, position))
                : chosen.map(({ id }): Move => ({ ...moveTo(id, price, undefined), position: { kind: 'cheapest' } }))
            const after = right(applyMoves(plan, moves, movesContext)).plan
            expect(lock !== undefined).toBe(findBrokenLock(plan, after) !== undefined)
          }
      }),
      testRuns,
    )
  })

  it('the cheapest position of a move without a position is the one that is priced', () => {
    fc.assert(
      fc.property(aNumberedPlan(), fc.nat(17), (plan, choice) => {
        const facts = chosenStop(plan, choice)
        if (facts === undefined) return
        for (const { to, bestPosition } of pricesOf(
          plan,
          { stops: [facts], day: aDayOf(plan), withPositionPrices: false },
          movesContext,
        )) {
          const move: Move = { stop: facts.id, to, position: { kind: 'cheapest' }, from: undefined }
          const [movedStop] = right(applyMoves(plan, [move], movesContext)).movedStops
          expect(movedStop?.stopNumber).toBe(bestPosition?.stopNumber ?? -1)
        }
      }),
      testRuns,
    )
  })

  it('prices are ranked, with being unplanned last', () => {
    fc.assert(
      fc.property(aNumberedPlan(), (plan) => {
        const stops = [...plan.stops].slice(0, 1).map(({ facts }) => facts)
        const request = { stops, day: aDayOf(plan), withPositionPrices: false }
        const prices = pricesOf(plan, request, movesContext)
        expect(prices.at(-1)?.to.kind).toBe(stops.length === 0 ? undefined : 'unplanned')
        const figures = prices.slice(0, -1).map((price) => price.figures)
        expect(figures).toEqual(figures.toSorted(compareFigures))
      }),
      testRuns,
    )
  })
})
