import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Activity, Route } from '../route'
import { stopList, unplannedStop, type Stop, type StopFacts } from '../stop'
import { findCustomerStop, type StopRefusal } from './change-stops'
import { findVisit } from './find-visit'
import { visitAfterEdit } from './new-visit'
import { replaceRoutes } from './placement'
import type { Plan } from './plan'

/** Replaces the facts of stops. Each keeps its place in the plan, and its visit gets what it repeats of the facts. */
export const replaceStopFacts = (plan: Plan, ...edited: ReadonlyArray<StopFacts>): E.Either<StopRefusal, Plan> =>
  pipe(
    edited,
    E.traverseArray((facts) => findCustomerStop(plan, facts.id)),
    E.map((stopsBefore) => {
      const visits = new Map<Route, Map<Activity, Activity>>()
      const stops = stopsBefore.map((before, index): Stop => {
        const facts = edited[index] ?? before.facts
        const found = O.toUndefined(findVisit(plan, facts.id))
        if (found === undefined) return unplannedStop(facts)
        const visit = visitAfterEdit(found.visit, before.facts, facts)
        if (visit !== found.visit)
          visits.set(found.route, (visits.get(found.route) ?? new Map<Activity, Activity>()).set(found.visit, visit))
        return { facts, placement: before.placement }
      })
      const withFacts = { ...plan, stops: stopList.put(plan.stops, stops) }
      const routes = Array.from(visits, ([route, visitsNow]) => ({
        ...route,
        visits: route.visits.map((visit) => visitsNow.get(visit) ?? visit),
      }))
      return routes.length === 0 ? withFacts : replaceRoutes(withFacts, routes)
    }),
  )
