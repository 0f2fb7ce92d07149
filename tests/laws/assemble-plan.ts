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
      const plan = subject(routes, after.stops, before.extra)
      assert.deepEqual(idsIn(plan), idsIn(after))
      assert.deepEqual([plan.routes, plan.extra], [routes, before.extra])
      for (const stop of plan.stops) {
        const route = routes.find(({ visits }) => visits.some(({ id }) => id === stop.id))
        const visit = route?.visits.find(({ id }) => id === stop.id)
        const placement = route && visit ? placementOf(route, visit) : unplannedPlacementOf(stop.requestedDay)
        assert.deepEqual(stop, { ...factsIn(after, stop.id), ...placement })
      }
    },
    mutants: {
      'stops keep their own placement': (routes, facts, extra) => ({
        routes,
        stops: stopList.from([...facts].map((stop) => ({ ...unplannedPlacementOf(undefined), ...stop }))),
        extra,
      }),
      'stops that no route visits are lost': (routes, facts, extra) => {
        const plan = assemblePlan(routes, facts, extra)
        return { ...plan, stops: stopList.from([...plan.stops].filter((stop) => stop.routeNumber !== undefined)) }
      },
    },
    show: ({ before, after }) => plansBeforeAndAfter(before, after),
  }),
]
