import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { stopList, unplannedStop, type StopFacts } from '../stop'
import { findChangeableStop, type StopRefusal } from './change-stops'
import { findVisit } from './find-visit'
import { visitAfterEdit } from './new-visit'
import { replaceRoutes } from './placement'
import type { Plan } from './plan'

/** Gives a stop other facts. It stays where it is, and its visit repeats the new ones. */
export const replaceStopFacts = (plan: Plan, facts: StopFacts): E.Either<StopRefusal, Plan> =>
  pipe(
    findChangeableStop(plan, facts.id),
    E.map((stop) => {
      const found = O.toUndefined(findVisit(plan, facts.id))
      if (found === undefined) return { ...plan, stops: stopList.put(plan.stops, [unplannedStop(facts)]) }
      const edited = { ...plan, stops: stopList.put(plan.stops, [{ facts, placement: stop.placement }]) }
      const { route, visit } = found
      const visitNow = visitAfterEdit(visit, stop.facts, facts)
      return visitNow === visit
        ? edited
        : replaceRoutes(edited, [
            { ...route, visits: route.visits.map((other) => (other === visit ? visitNow : other)) },
          ])
    }),
  )
