import { moveStop, resequenceStop, type Plan } from '../../src/domain/plan'
import { sequenceNumberOf, type SequenceNumber, stopList, type Stop } from '../../src/domain/stop'
import { right } from '../../tests/kit/either'
import { timedCall, type TimedCase } from '../timed-case'
import { benchPlanOf } from './bench-plan'

const sequenceNumber = (value: number): SequenceNumber => right(sequenceNumberOf(value))

/** A stop in the middle of the plan, where a search from either end is slow. */
const middleOf = (plan: Plan): { readonly id: string; readonly index: number } => {
  const route = plan.routes[Math.floor(plan.routes.length / 2)]
  return { id: route?.visits[20]?.id ?? '', index: route?.index ?? 0 }
}

export const editCases: ReadonlyArray<TimedCase> = [
  {
    name: 'resequence a stop',
    baselineName: 'deep clone, splice, renumber',
    forSize: (size) => {
      const plan = benchPlanOf(size)
      const { id, index } = middleOf(plan)
      const before = simplePlanOf(plan)
      return {
        product: timedCall(() => right(resequenceStop(plan, id, sequenceNumber(400)))),
        baseline: timedCall(() => moveStopInSimplePlan(before, id, index, 39)),
      }
    },
  },
  {
    name: 'move a stop to a route',
    baselineName: 'deep clone, splice, renumber',
    forSize: (size) => {
      const plan = benchPlanOf(size)
      const { id } = middleOf(plan)
      const before = simplePlanOf(plan)
      return {
        product: timedCall(() => right(moveStop(plan, { id, to: 0, number: sequenceNumber(100) }))),
        baseline: timedCall(() => moveStopInSimplePlan(before, id, 0, 9)),
      }
    },
  },
]

type Mutable<A> =
  A extends ReadonlyArray<infer I> ? Mutable<I>[] : A extends object ? { -readonly [K in keyof A]: Mutable<A[K]> } : A

/** The baseline plan: two arrays. */
type SimplePlan = Pick<Plan, 'routes'> & { readonly stops: ReadonlyArray<Stop> }

const simplePlanOf = ({ routes, stops }: Plan): SimplePlan => ({ routes, stops: stopList.values(stops) })

/** The baseline move: copies everything, splices, renumbers all routes and writes that to every stop. */
const moveStopInSimplePlan = (plan: SimplePlan, id: string, to: number, insertAt: number): SimplePlan => {
  const copy = structuredClone(plan) as Mutable<SimplePlan>
  for (const route of copy.routes) {
    const visitIndex = route.visits.findIndex((visit) => visit.id === id)
    if (visitIndex < 0) continue
    const [visit] = route.visits.splice(visitIndex, 1)
    if (visit !== undefined) copy.routes[to]?.visits.splice(insertAt, 0, visit)
    break
  }
  const stops = new Map(copy.stops.map((stop) => [stop.facts.id, stop.placement]))
  for (const route of copy.routes)
    for (const [index, visit] of route.visits.entries()) {
      visit.stopNumber = (index + 1) * 10
      const stop = stops.get(visit.id)
      if (stop !== undefined)
        Object.assign(stop, { stopNumber: visit.stopNumber, routeName: route.name, routeNumber: route.index + 1 })
    }
  return copy
}
