import assert from 'node:assert/strict'
import { assemblePlan, placementOf } from '../../src/domain/plan'
import { stopList, unplannedPlacementOf } from '../../src/domain/stop'
import { beforeAndAfter } from '../kit/arbitraries/history'
import { law, type Law } from '../kit/law'
import { plansBeforeAndAfter } from '../kit/tables/plan-table'
import { factsIn, idsIn } from '../kit/plan-queries'

export const assemblePlanLaws: ReadonlyArray<Law> = [
  law({
    name: 'stops are placed by routes',
    statement: 'A plan of routes and stops has each stop as its route places it, or unplanned, in the given order.',
    subject: assemblePlan,
    arbitrary: beforeAndAfter(),
    holds: (subject, { before, after }) => {
      const ids = new Set(idsIn(after))
      const routes = before.routes.map((route) => ({ ...route, visits: route.visits.filter(({ id }) => ids.has(id)) }))
      const plan = subject(routes, after.stops, before.unknownFields)
      assert.deepEqual(idsIn(plan), idsIn(after))
      assert.deepEqual([plan.routes, plan.unknownFields], [routes, before.unknownFields])
      for (const stop of plan.stops) {
        const route = routes.find(({ visits }) => visits.some(({ id }) => id === stop.facts.id))
        const visit = route?.visits.find(({ id }) => id === stop.facts.id)
        const placement = route && visit ? placementOf(route, visit) : unplannedPlacementOf(stop.facts.requestedDay)
        assert.deepEqual(stop, { facts: factsIn(after, stop.facts.id), placement })
      }
    },
    mutants: {
      'stops keep their own placement': (routes, stops, unknownFields) => ({
        routes,
        stops: stopList.from(stops),
        unknownFields,
      }),
      'stops that no route visits are lost': (routes, stops, unknownFields) => {
        const plan = assemblePlan(routes, stops, unknownFields)
        return {
          ...plan,
          stops: stopList.from([...plan.stops].filter((stop) => stop.placement.routeNumber !== undefined)),
        }
      },
    },
    show: ({ before, after }) => plansBeforeAndAfter(before, after),
  }),
]
