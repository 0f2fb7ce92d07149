import { estimatedTravel } from '../../server/travel'
import { defaultHeadquarters } from '../../src/domain/address'
import type { MovesContext } from '../../src/domain/move'
import { newVisitTo, type Plan } from '../../src/domain/plan'
import { figuresWithVisits } from '../../src/domain/schedule'
import { stopList, type Stop } from '../../src/domain/stop'
import { timedCall, type TimedCase } from '../timed-case'
import { benchPlanOf } from './bench-plan'
import { pricesOf } from '../../tests/kit/prices-at-once'

const DAY = '2026-11-24'

const context: MovesContext = {
  findLeg: estimatedTravel.leg,
  workingTimesOf: () => ({ earliest: '08:00' }),
  capacityOf: () => undefined,
  drivers: [],
  carriers: [],
  headquarters: defaultHeadquarters,
  earlierStopsOf: () => undefined,
  isRouteReplaced: () => false,
  isMovedByOthers: () => false,
}

/** The figures of every route of the day with the stop at each of its places. */
const scheduleEachPlace = ({ routes, stops }: Plan, { facts }: Stop): number => {
  const schedule = { ...context, stopOf: (id: string) => stopList.get(stops, id) }
  const visit = newVisitTo(facts)
  let placeCount = 0
  for (const route of routes)
    for (let position = 0; position <= route.visits.length; position += 1) {
      figuresWithVisits(route, route.visits.toSpliced(position, 0, visit), schedule)
      placeCount += 1
    }
  return placeCount
}

/** A stop that is on no route. */
const newStopIn = ({ stops }: Plan): Stop | undefined => {
  const [first] = stops
  return first && { ...first, facts: { ...first.facts, id: 'new' } }
}

export const priceCases: ReadonlyArray<TimedCase> = [
  {
    name: 'price of a stop, every place',
    baselineName: 'each place scheduled',
    forSize: (size) => {
      const planned = benchPlanOf(size)
      const plan = { ...planned, routes: planned.routes.map((route) => ({ ...route, day: DAY })) }
      const stop = newStopIn(plan)
      const request = { stops: stop === undefined ? [] : [stop.facts], day: DAY, withPositionPrices: true }
      return {
        product: timedCall(() => pricesOf(plan, request, context)),
        baseline: timedCall(() => (stop === undefined ? 0 : scheduleEachPlace(plan, stop))),
      }
    },
  },
]
