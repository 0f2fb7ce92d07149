import assert from 'node:assert/strict'
import * as O from 'fp-ts/Option'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { moveStop, placementOf, findVisit, type VisitMove, type Plan } from '../../src/domain/plan'
import { renumberVisits } from '../../src/domain/route'
import { sequenceNumberOf, stopList, unplannedPlacementOf, type SequenceNumber, type Stop } from '../../src/domain/stop'
import { aPlanAndAMove, numbered, type PlanAndMove } from '../kit/arbitraries/plan'
import { aSequenceNumber } from '../kit/arbitraries/route'
import { withEachStop } from '../kit/builders/stop-list'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { mutantsFrom } from '../kit/mutants'
import { plansBeforeAndAfter } from '../kit/tables/plan-table'
import { withFields } from '../kit/builders/stop'
import { unplanStop } from '../kit/unplan-stop'

type Move = typeof moveStop
type MoveCase = PlanAndMove & { readonly number: SequenceNumber | undefined }

const moveCases = (moves: fc.Arbitrary<PlanAndMove>): fc.Arbitrary<MoveCase> =>
  fc.tuple(moves, fc.option(aSequenceNumber(), { nil: undefined })).map(([move, number]) => ({ ...move, number }))

const after = (subject: Move, { plan, ...move }: MoveCase): Plan => right(subject(plan, move))

const show = (input: MoveCase, subject: Move): string =>
  `move ${input.id} to route ${input.to + 1}, number ${input.number ?? 'none'}\n` +
  plansBeforeAndAfter(input.plan, after(subject, input))

/** By stop id, the data of its route. */
const placements = (plan: Plan): ReadonlyMap<string, unknown> =>
  new Map(
    Array.from(plan.stops, (stop) => [
      stop.facts.id,
      O.match(
        () => unplannedPlacementOf(stop.facts.requestedDay),
        ({ route, visit }: { route: Plan['routes'][number]; visit: Plan['routes'][number]['visits'][number] }) =>
          placementOf(route, visit),
      )(findVisit(plan, stop.facts.id)),
    ]),
  )

const placementIn = (stop: Stop): unknown => ({
  isPlanned: stop.placement.isPlanned,
  stopNumber: stop.placement.stopNumber,
  routeNumber: stop.placement.routeNumber,
  routeName: stop.placement.routeName,
  routeDay: stop.placement.routeDay,
  carrierId: stop.placement.carrierId,
  color: stop.placement.color,
})

const visits = (plan: Plan): ReadonlyArray<string> =>
  plan.routes.flatMap((route) => route.visits.map((visit) => visit.id)).toSorted()

const changed =
  (change: (plan: Plan, before: Plan, move: VisitMove) => Plan): Move =>
  (plan, move) =>
    E.map((moved: Plan) => change(moved, plan, move))(moveStop(plan, move))

/** Wrong versions of moveStop. */
const mutants = {
  'the old route keeps the stop': changed((moved, before, { id, to }) => ({
    ...moved,
    routes: moved.routes.map((route) => {
      const old = before.routes.find((other) => other.index === route.index)
      return route.index !== to && old?.visits.some((visit) => visit.id === id) ? old : route
    }),
  })),
  'the stop still has its old route': changed((moved, before, { id }) => ({
    ...moved,
    stops: withEachStop(moved.stops, (stop) => {
      const old = stopList.get(before.stops, id)
      return stop.facts.id === id && old !== undefined
        ? withFields(stop, { routeName: old.placement.routeName, routeNumber: old.placement.routeNumber })
        : stop
    }),
  })),
  'every route is copied': changed((moved) => ({ ...moved, routes: moved.routes.map((route) => ({ ...route })) })),
  'the stop always goes last': (plan, move) => moveStop(plan, { ...move, number: undefined }),
  'the old route keeps its gap': changed((moved, before) => ({
    ...moved,
    routes: moved.routes.map((route) => {
      const old = before.routes.find((other) => other.index === route.index)
      const numbers = new Map(old?.visits.map((visit) => [visit.id, visit.stopNumber]))
      return old !== undefined && old.visits.length > route.visits.length
        ? { ...route, visits: route.visits.map((visit) => ({ ...visit, stopNumber: numbers.get(visit.id) ?? 0 })) }
        : route
    }),
  })),
  'the stop is on neither route': changed((moved, _, { id }) => ({
    ...moved,
    routes: moved.routes.map((route) => ({ ...route, visits: route.visits.filter((visit) => visit.id !== id) })),
  })),
} satisfies Readonly<Record<string, Move>>

const mutantsNamed = mutantsFrom(mutants)

export const planLaws: ReadonlyArray<Law> = [
  law({
    name: 'moving keeps the number of stops',
    statement: 'Moving loses and duplicates no stop: a planned stop changes its route, an unplanned one joins a route.',
    subject: moveStop,
    arbitrary: moveCases(aPlanAndAMove()),
    holds: (subject, input) => {
      const wasPlanned = O.isSome(findVisit(input.plan, input.id))
      const moved = after(subject, input)
      assert.deepEqual(visits(moved), wasPlanned ? visits(input.plan) : [...visits(input.plan), input.id].toSorted())
      assert.deepEqual(
        stopList.values(moved.stops).map((stop) => stop.facts.id),
        stopList.values(input.plan.stops).map((stop) => stop.facts.id),
      )
    },
    mutants: mutantsNamed('the old route keeps the stop', 'the stop is on neither route'),
    show,
  }),
  law({
    name: 'moving touches two routes',
    statement:
      'Moving changes only the old and the new route: every other route, and every stop not on them, is the same object.',
    subject: moveStop,
    arbitrary: moveCases(aPlanAndAMove()),
    holds: (subject, input) => {
      const from = findVisit(input.plan, input.id)
      const affectedRoutes = new Set([input.to, ...(O.isSome(from) ? [from.value.route.index] : [])])
      const moved = after(subject, input)
      assert.equal(moved.routes.length, input.plan.routes.length)
      moved.routes.forEach((route, index) => {
        if (!affectedRoutes.has(route.index)) assert.equal(route, input.plan.routes[index])
      })
      const before = stopList.values(input.plan.stops)
      stopList.values(moved.stops).forEach((stop, index) => {
        if (!affectedRoutes.has((stop.placement.routeNumber ?? 0) - 1)) assert.equal(stop, before[index])
      })
    },
    mutants: mutantsNamed('every route is copied'),
    show,
  }),
  law({
    name: 'stops agree with routes',
    statement: 'After a move every stop agrees with the route that visits it: number, route, day, carrier, colour.',
    subject: moveStop,
    arbitrary: moveCases(aPlanAndAMove()),
    holds: (subject, input) => {
      const moved = after(subject, input)
      assert.deepEqual(
        new Map(stopList.values(moved.stops).map((stop) => [stop.facts.id, placementIn(stop)])),
        placements(moved),
      )
    },
    mutants: mutantsNamed('the stop still has its old route', 'the stop is on neither route'),
    show,
  }),
  law({
    name: 'moving numbers both routes',
    statement: 'After a move to another route, the stops of both routes are numbered in order.',
    subject: moveStop,
    arbitrary: moveCases(aPlanAndAMove()),
    holds: (subject, input) => {
      const from = findVisit(input.plan, input.id)
      if (O.isSome(from) && from.value.route.index === input.to) return
      const affectedRoutes = new Set([input.to, ...(O.isSome(from) ? [from.value.route.index] : [])])
      for (const route of after(subject, input).routes)
        if (affectedRoutes.has(route.index)) assert.equal(renumberVisits(route), route)
    },
    mutants: mutantsNamed('the old route keeps its gap'),
    show,
  }),
  law({
    name: 'a move and its reverse',
    statement: 'Moving a stop and moving it back to its old position restores the plan.',
    subject: moveStop,
    arbitrary: moveCases(aPlanAndAMove().map((move) => ({ ...move, plan: numbered(move.plan) }))),
    holds: (subject, input) => {
      const from = findVisit(input.plan, input.id)
      const moved = after(subject, input)
      const back = O.isSome(from)
        ? subject(moved, {
            id: input.id,
            to: from.value.route.index,
            number: right(sequenceNumberOf(from.value.visit.stopNumber)),
          })
        : unplanStop(moved, input.id)
      assert.deepEqual(right<Plan>(back), input.plan)
    },
    mutants: mutantsNamed('the old route keeps the stop', 'the stop always goes last'),
    show,
  }),
]
