import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildInstance } from '../../../../optimiser/instance'
import { costOfStops } from '../../../../optimiser/routes'
import { schedulingOf } from '../../../../server/move/apply-moves-in-project'
import { costRatesFor, legCost } from '../../../../server/solver/cost-rates'
import { findInsertion } from '../../../../server/solver/find-insertion'
import { toSolverInput } from '../../../../server/solver/solve-problem'
import { strictTimeSlots } from '../../../../server/solver/time-slot-rules'
import { timetableOf } from '../../../../server/solver/timetable'
import { timedTourOf } from '../../../../server/solver/tour'
import { estimatedTravel } from '../../../../server/travel'
import type { Plan } from '../../../../src/domain/plan'
import { findLegInTable, weightings, type RouteProblem, type Weighting } from '../../../../src/domain/problem'
import { scheduleRoute, timedRouteOf } from '../../../../src/domain/schedule'
import { stopList } from '../../../../src/domain/stop'
import { aVisitTo } from '../../../kit/builders/route'
import { planOf } from '../../../kit/builders/plan'
import { right } from '../../../kit/either'
import { legTableFor } from '../../solver/solve-here'
import { arbitraryFacts } from '../arbitrary-facts'
import { carriers, drivers, headquarters, problemOnRoads, roads } from '../proposal'
import { day, routeDrivenBy } from '../replan'
import { pricesOf } from '../../../kit/prices-at-once'

const newRouteContext = { drivers, carriers, headquarters }
const scheduling = schedulingOf(newRouteContext, estimatedTravel)
const depot = { address: { ...aVisitTo('depot').address, coordinates: headquarters } }
const WAITING = 'waiting'

/** A driver's route of up to six stops, and a stop that waits. */
const aPlanWithOneWaiting = (): fc.Arbitrary<Plan> =>
  fc
    .integer({ min: 1, max: 6 })
    .chain((count) => fc.tuple(...[...Array(count).keys(), WAITING].map((id) => arbitraryFacts(String(id)))))
    .map((stops) => {
      const ids = stops.map(({ id }) => id).filter((id) => id !== WAITING)
      const route = routeDrivenBy('joris', ids, {
        start: aVisitTo('start', { type: 'start', ...depot }),
        end: aVisitTo('end', { type: 'end', ...depot }),
      })
      const plan = planOf([route], stops)
      const context = { ...scheduling, stopOf: (id: string) => stopList.get(plan.stops, id) }
      const scheduled = scheduleRoute(route, context.stopOf, context.findLeg, context.workingTimesOf(route))
      return planOf([{ ...scheduled, metres: timedRouteOf(route, context).metres }], stops)
    })

type Case = { readonly plan: Plan; readonly weights: Weighting }

const aCase = (): fc.Arbitrary<Case> =>
  fc.record({ plan: aPlanWithOneWaiting(), weights: fc.constantFrom(...weightings) })

/** A gap on the route of a vehicle, with its price and the costs that the solver counts without and with the stop there. */
type PricedGap = {
  readonly metres: number
  /** driving and service, without and with the stop */
  readonly drivenSeconds: readonly [number, number]
  /** what the route takes by its price, without and with the stop */
  readonly seconds: readonly [number, number]
  readonly isLate: boolean
  readonly isFirst: boolean
  readonly costs: readonly [number, number]
}

const pricedGaps = ({ plan, weights }: Case) => {
  const stops = stopList.values(plan.stops).map(({ facts }) => facts)
  const prices = pricesOf(
    plan,
    { stops: stops.filter(({ id }) => id === WAITING), day, withPositionPrices: true },
    {
      ...newRouteContext,
      ...scheduling,
      earlierStopsOf: () => undefined,
      isRouteReplaced: () => false,
      isMovedByOthers: () => false,
    },
  )
  const { problem } = right(problemOnRoads(plan, { days: [day], driverIds: ['joris', 'noor'], weights }))
  const roadTable = legTableFor(problem, roads)
  const rates = costRatesFor({ weights })
  const instance = buildInstance(toSolverInput(problem, roadTable, rates, []))
  const waiting = problem.stops.findIndex(({ id }) => id === WAITING)
  const gapsOf = (kind: 'route' | 'driver', driverId: string, visited: ReadonlyArray<number>) => {
    const vehicle = problem.vehicles.findIndex(({ id }) => id.endsWith(driverId))
    const figuresOf = (order: ReadonlyArray<number>) =>
      order.length === 0
        ? { driven: 0, cost: 0 }
        : {
            driven: drivenSecondsOf(problem, vehicle, order),
            cost: costOfStops(instance, vehicle, Int32Array.from(order)),
          }
    const before = figuresOf(visited)
    const scheduledSeconds = kind === 'route' ? (plan.routes[0]?.seconds ?? 0) : 0
    return (prices.find(({ to }) => to.kind === kind)?.positionPrices ?? []).map(({ figures }, position): PricedGap => {
      const after = figuresOf(visited.toSpliced(position, 0, waiting))
      return {
        metres: figures.metres,
        drivenSeconds: [before.driven, after.driven],
        seconds: [scheduledSeconds, scheduledSeconds + figures.seconds],
        isLate: figures.lateStops > 0,
        isFirst: visited.length === 0,
        costs: [before.cost, after.cost],
      }
    })
  }
  const visited = problem.stops.flatMap(({ id }, index) => (id === WAITING ? [] : [index]))
  return {
    problem,
    rates,
    longestDay: instance.longestDay,
    onRoute: gapsOf('route', 'joris', visited),
    onIdleDriver: gapsOf('driver', 'noor', []),
  }
}

/** Without waiting. */
const drivenSecondsOf = ({ stops, vehicles }: RouteProblem, vehicle: number, order: ReadonlyArray<number>): number => {
  const { start, end } = vehicles[vehicle] ?? { start: headquarters, end: headquarters }
  const visits = order.flatMap((index) => stops[index] ?? [])
  const places = [start, ...visits.map(({ coordinates }) => coordinates), end]
  const drives = places.slice(1).map((to, index) => roads(places[index] ?? to, to)?.seconds ?? 0)
  return [...drives, ...visits.map(({ service }) => service)].reduce((sum, seconds) => sum + seconds, 0)
}

/** Checks random cases, and returns how many gaps or stops were checked in all of them. */
const countChecked = (check: (gaps: ReturnType<typeof pricedGaps>) => number): number => {
  let checked = 0
  fc.assert(
    fc.property(aCase(), (example) => {
      checked += check(pricedGaps(example))
    }),
    { numRuns: 100 },
  )
  return checked
}

describe('the price of a gap', () => {
  it('a gap costs the solver what its price says', () => {
    let waited = 0
    const compared = countChecked(({ rates, longestDay, onRoute, onIdleDriver }) => {
      const gaps = [...onRoute, ...onIdleDriver].filter(({ costs: [before, after] }) => Number.isFinite(after - before))
      for (const { metres, drivenSeconds: driven, seconds, isFirst, costs } of gaps) {
        const surcharge = (rates.balance * (seconds[1] ** 2 - seconds[0] ** 2)) / longestDay
        const extra = legCost(rates, { metres, seconds: seconds[1] - seconds[0] })
        expect(costs[1] - costs[0]).toBeCloseTo(extra + surcharge + (isFirst ? rates.vehicle : 0), 5)
        waited += Number(seconds[1] > driven[1])
      }
      return gaps.length
    })
    expect(compared).toBeGreaterThan(200)
    expect(waited).toBeGreaterThan(20)
  })

  it('a gap where somebody is late by its price is refused by the solver', () => {
    const late = countChecked(({ onRoute, onIdleDriver }) => {
      const gaps = [...onRoute, ...onIdleDriver].filter(({ isLate }) => isLate)
      for (const { costs } of gaps) expect(costs[1]).toBe(Infinity)
      return gaps.length
    })
    expect(late).toBeGreaterThan(20)
  })

  it('a stop that was left out goes into the gap in time to which the drives cost least, at their cost', () => {
    const inserted = countChecked(({ problem, rates, onRoute }) => {
      const findLeg = findLegInTable(legTableFor(problem, roads))
      const vehicle = problem.vehicles.find(({ id }) => id.endsWith('joris'))
      const stop = problem.stops.find(({ id }) => id === WAITING)
      const visited = problem.stops.filter(({ id }) => id !== WAITING)
      const timetable = vehicle && timetableOf(vehicle, visited, findLeg)
      if (vehicle === undefined || stop === undefined || timetable === undefined || E.isLeft(timetable)) return 0
      const tour = timedTourOf(vehicle, visited, timetable.right, findLeg)
      const insertion = findInsertion(tour, stop, { findLeg, costRates: rates, slotRules: strictTimeSlots }, Infinity)
      const prices = onRoute.flatMap(({ metres, drivenSeconds: driven, costs }, position) =>
        costs[1] === Infinity
          ? []
          : [{ position, cost: legCost(rates, { metres, seconds: driven[1] - driven[0] - stop.service }) }],
      )
      expect(E.isRight(insertion)).toBe(prices.length > 0)
      if (E.isLeft(insertion)) return 0
      const position = insertion.right.tour.stops.findIndex(({ id }) => id === WAITING)
      expect(prices.find((price) => price.position === position)?.cost).toBeCloseTo(insertion.right.cost, 6)
      expect(insertion.right.cost).toBeCloseTo(Math.min(...prices.map(({ cost }) => cost)), 6)
      return 1
    })
    expect(inserted).toBeGreaterThan(40)
  })
})
