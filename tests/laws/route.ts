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
    statement: 'Resequencing loses and duplicates no stop of the route.',
    subject: resequence,
    arbitrary: resequenceCases(aRouteWithOneOfItsStops()),
    holds: (subject, { route, id, to }) => {
      assert.deepEqual(idsOf(subject(route, id, to)).toSorted(), idsOf(route).toSorted())
    },
    mutants: resequenceMutants('the stop is lost when it goes last', 'the stop also stays at its old position'),
    show,
  }),
  law({
    name: 'resequencing numbers',
    statement:
      'After resequencing, numbers are index times 10: 0 for the start, from 10 for the stops, the highest for the end.',
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
    statement: 'The stop gets the position nearest to its number divided by 10, between first and last.',
    subject: resequence,
    arbitrary: resequenceCases(aRouteWithOneOfItsStops()),
    holds: (subject, { route, id, to }) => {
      const position = idsOf(subject(route, id, to)).indexOf(id) + 1
      const last = route.visits.length
      const distances = Array.from({ length: last }, (_, index) => Math.abs(to / 10 - (index + 1)))
      assert.equal(Math.abs(to / 10 - position), Math.min(...distances))
    },
    mutants: resequenceMutants('past the end is not clamped', 'the position is one too high'),
    show,
  }),
  law({
    name: 'resequencing keeps the ends',
    statement: 'Start stays first and end stays last, unchanged except for their numbers.',
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
    statement: 'The other stops keep their order.',
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
    name: 'resequencing to the same number',
    statement: 'In a numbered route, resequencing a stop to its own number returns the same route.',
    subject: resequence,
    arbitrary: aNumberedRouteWithOneOfItsStops(),
    holds: (subject, { route, id }) => {
      const number = visitOf(route, id)?.stopNumber ?? 0
      assert.equal(subject(route, id, right(sequenceNumberOf(number))), route)
    },
    mutants: {
      ...resequenceMutants('the position is one too high'),
      'the route is copied': (route, id, to) => ({ ...resequence(route, id, to) }),
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
    mutants: resequenceMutants('the stop is lost when it goes last', 'the position is one too high'),
    show,
  }),
  law({
    name: 'resequencing an unknown stop',
    statement: 'Resequencing a stop that is not on the route returns the same route.',
    subject: resequence,
    arbitrary: fc.tuple(aRoute(), aSequenceNumber()),
    holds: (subject, [route, to]) => assert.equal(subject(route, 'a stranger', to), route),
    mutants: { 'the route is renumbered nevertheless': (route) => renumberVisits({ ...route }) },
  }),
  law({
    name: 'numbering twice',
    statement: 'Renumbering a numbered route returns the same route.',
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
    name: 'a visit inserted and removed',
    statement: 'Inserting a visit into a numbered route at any number and removing it again restores the route.',
    subject: insertVisit,
    arbitrary: fc.tuple(aNumberedRouteWithOneOfItsStops(), aVisit(fc.constant('new')), aSequenceNumber()),
    holds: (subject, [{ route }, visit, to]) => {
      const inserted = subject(route, visit, to)
      assert.equal(inserted.visits.length, route.visits.length + 1)
      assert.deepEqual(removeVisit(inserted, visit.id), route)
    },
    mutants: {
      'it replaces another visit': (route, visit, to) =>
        insertVisit({ ...route, visits: route.visits.slice(1) }, visit, to),
    },
  }),
]
