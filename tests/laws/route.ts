import assert from 'node:assert/strict'
import fc from 'fast-check'
import { renumberVisits, resequence, visitOf, removeVisit, insertVisit, type Route } from '../../src/domain/route'
import { sequenceNumberOf, type SequenceNumber, type StopId } from '../../src/domain/stop'
import {
  aNumberedRouteWithOneOfItsStops,
  aRoute,
  aRouteWithOneOfItsStops,
  aSequenceNumber,
  aVisit,
  type RouteAndStop,
} from '../kit/arbitraries/route'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { idsOf, resequenceMutants } from './resequence-mutants'
import { beforeAndAfter } from '../kit/tables/route-table'

type Resequence = typeof resequence
type ResequenceCase = RouteAndStop & { readonly to: SequenceNumber }

const resequenceCases = (routes: fc.Arbitrary<RouteAndStop>): fc.Arbitrary<ResequenceCase> =>
  fc.tuple(routes, aSequenceNumber()).map(([routeCase, to]) => ({ ...routeCase, to }))

const show = ({ route, id, to }: ResequenceCase, subject: Resequence): string =>
  `resequence ${id} to ${to}\n${beforeAndAfter(route, subject(route, id, to))}`

export const routeLaws: ReadonlyArray<Law> = [
  law({
    name: 'resequencing permutes',
    statement: 'Resequencing keeps every stop of the route, and none twice.',
    subject: resequence,
    arbitrary: resequenceCases(aRouteWithOneOfItsStops()),
    holds: (subject, { route, id, to }) => {
      assert.deepEqual(idsOf(subject(route, id, to)).toSorted(), idsOf(route).toSorted())
    },
    mutants: resequenceMutants('the stop is lost when it goes last', 'the stop stays behind where it was'),
    show,
  }),
  law({
    name: 'resequencing numbers',
    statement: 'After resequencing every number is its index times 10: the start 0, the stops 10 and up, the end last.',
    subject: resequence,
    arbitrary: resequenceCases(aRouteWithOneOfItsStops()),
    holds: (subject, { route, id, to }) => {
      const { start, visits, end } = subject(route, id, to)
      if (start !== undefined) assert.equal(start.stopNumber, 0)
      visits.forEach((visit, index) => assert.equal(visit.stopNumber, 10 + index * 10))
      if (end !== undefined) assert.equal(end.stopNumber, 10 + visits.length * 10)
    },
    mutants: resequenceMutants(
      'numbers start at the first stop with 0',
      'only the moved stop is numbered',
      'the end is numbered as the last stop',
    ),
    show,
  }),
  law({
    name: 'resequencing lands',
    statement: 'The stop lands at the place nearest to its number divided by 10, within 1 and the last place.',
    subject: resequence,
    arbitrary: resequenceCases(aRouteWithOneOfItsStops()),
    holds: (subject, { route, id, to }) => {
      const place = idsOf(subject(route, id, to)).indexOf(id) + 1
      const last = route.visits.length
      const distances = Array.from({ length: last }, (_, index) => Math.abs(to / 10 - (index + 1)))
      assert.equal(Math.abs(to / 10 - place), Math.min(...distances))
    },
    mutants: resequenceMutants('past the end is not clamped', 'the place is one too far'),
    show,
  }),
  law({
    name: 'resequencing keeps the ends',
    statement: 'Start stays first and end stays last, as they are but for their numbers.',
    subject: resequence,
    arbitrary: resequenceCases(aRouteWithOneOfItsStops()),
    holds: (subject, { route, id, to }) => {
      const after = subject(route, id, to)
      assert.equal(after.start?.id, route.start?.id)
      assert.equal(after.end?.id, route.end?.id)
    },
    mutants: resequenceMutants('start and end change places'),
    show,
  }),
  law({
    name: 'resequencing keeps the others in order',
    statement: 'The stops that nobody moved keep their order among themselves.',
    subject: resequence,
    arbitrary: resequenceCases(aRouteWithOneOfItsStops()),
    holds: (subject, { route, id, to }) => {
      const others = (of: Route): ReadonlyArray<StopId> => idsOf(of).filter((other) => other !== id)
      assert.deepEqual(others(subject(route, id, to)), others(route))
    },
    mutants: resequenceMutants('the neighbours change places'),
    show,
  }),
  law({
    name: 'resequencing to where it stands',
    statement: 'In a numbered route, resequencing a stop to the number it has gives the very same route.',
    subject: resequence,
    arbitrary: aNumberedRouteWithOneOfItsStops(),
    holds: (subject, { route, id }) => {
      const number = visitOf(route, id)?.stopNumber ?? 0
      assert.equal(subject(route, id, right(sequenceNumberOf(number))), route)
    },
    mutants: {
      ...resequenceMutants('the place is one too far'),
      'the route is copied all the same': (route, id, to) => ({ ...resequence(route, id, to) }),
    },
    show: ({ route, id }, subject) => {
      const to = right(sequenceNumberOf(visitOf(route, id)?.stopNumber ?? 10))
      return show({ route, id, to }, subject)
    },
  }),
  law({
    name: 'resequencing back',
    statement: 'In a numbered route, resequencing a stop and then back to its old number restores the route.',
    subject: resequence,
    arbitrary: resequenceCases(aNumberedRouteWithOneOfItsStops()),
    holds: (subject, { route, id, to }) => {
      const back = right(sequenceNumberOf(visitOf(route, id)?.stopNumber ?? 0))
      assert.deepEqual(subject(subject(route, id, to), id, back), route)
    },
    mutants: resequenceMutants('the stop is lost when it goes last', 'the place is one too far'),
    show,
  }),
  law({
    name: 'resequencing a stranger',
    statement: 'Resequencing a stop that the route does not visit gives the very same route.',
    subject: resequence,
    arbitrary: fc.tuple(aRoute(), aSequenceNumber()),
    holds: (subject, [route, to]) => assert.equal(subject(route, 'a stranger', to), route),
    mutants: { 'the route is numbered all the same': (route) => renumberVisits({ ...route }) },
  }),
  law({
    name: 'numbering twice',
    statement: 'Numbering a numbered route gives the very same route.',
    subject: renumberVisits,
    arbitrary: aRoute(),
    holds: (subject, route) => {
      const once = subject(route)
      assert.equal(subject(once), once)
    },
    mutants: { 'it copies': (route) => ({ ...renumberVisits(route) }) },
    show: (route, subject) => beforeAndAfter(route, subject(route)),
  }),
  law({
    name: 'a visit put in and taken out',
    statement: 'Putting a visit into a numbered route at any number and taking it out again restores the route.',
    subject: insertVisit,
    arbitrary: fc.tuple(aNumberedRouteWithOneOfItsStops(), aVisit(fc.constant('new')), aSequenceNumber()),
    holds: (subject, [{ route }, visit, to]) => {
      const put = subject(route, visit, to)
      assert.equal(put.visits.length, route.visits.length + 1)
      assert.deepEqual(removeVisit(put, visit.id), route)
    },
    mutants: {
      'it takes the place of another': (route, visit, to) =>
        insertVisit({ ...route, visits: route.visits.slice(1) }, visit, to),
    },
  }),
]
