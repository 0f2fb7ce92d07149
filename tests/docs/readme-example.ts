import assert from 'node:assert/strict'
import { insertVisit, removeVisit, visitOf, type Route } from '../../src/domain/route'
import type { StopId } from '../../src/domain/stop'
import { aRouteWithOneOfItsStops } from '../kit/arbitraries/route'
import { law } from '../kit/law'
import { beforeAndAfter } from '../kit/tables/route-table'

const postpone = (route: Route, id: StopId): Route => {
  const visit = visitOf(route, id)
  return visit === undefined ? route : insertVisit(removeVisit(route, id), visit)
}

export const postponing = law({
  name: 'postponing lands last',
  statement: 'A postponed stop is the last of its route.',
  subject: postpone,
  arbitrary: aRouteWithOneOfItsStops(),
  holds: (subject, { route, id }) => assert.equal(subject(route, id).visits.at(-1)?.id, id),
  mutants: { 'it stays where it is': (route) => route },
  show: ({ route, id }, subject) => beforeAndAfter(route, subject(route, id)),
})
