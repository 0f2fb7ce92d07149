import assert from 'node:assert/strict'
import * as O from 'fp-ts/Option'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { moveStop, placementIn, unplanStop, visitedBy, type MoveStop, type Plan } from '../../src/domain/plan'
import { renumbered } from '../../src/domain/route'
import { sequenceNumberOf, stopIn, stopsIn, unplannedOn, type SequenceNumber, type Stop } from '../../src/domain/stop'
import { aPlanAndAMove, numbered, type PlanAndMove } from '../kit/arbitraries/plan'
import { aSequenceNumber } from '../kit/arbitraries/route'
import { retold } from '../kit/builders/stop-list'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { slipsFrom } from '../kit/mutants'
import { plansBeforeAndAfter } from '../kit/tables/plan-table'

type Move = typeof moveStop
type Asked = PlanAndMove & { readonly number: SequenceNumber | undefined }

const asked = (moves: fc.Arbitrary<PlanAndMove>): fc.Arbitrary<Asked> =>
  fc.tuple(moves, fc.option(aSequenceNumber(), { nil: undefined })).map(([move, number]) => ({ ...move, number }))

const after = (subject: Move, { plan, ...move }: Asked): Plan => right(subject(plan, move))

const show = (given: Asked, subject: Move): string =>
  `move ${given.id} to route ${given.to + 1}, number ${given.number ?? 'none'}\n` +
  plansBeforeAndAfter(given.plan, after(subject, given))

/** By stop id, what its route says about it. */
const placements = (plan: Plan): ReadonlyMap<string, unknown> =>
  new Map(
    Array.from(plan.stops, (stop) => [
      stop.id,
      O.match(
        () => unplannedOn(stop.requestedDay),
        ({ route, visit }: { route: Plan['routes'][number]; visit: Plan['routes'][number]['visits'][number] }) =>
          placementIn(route, visit),
      )(visitedBy(plan, stop.id)),
    ]),
  )

const said = (stop: Stop): unknown => ({
  isPlanned: stop.isPlanned,
  stopNumber: stop.stopNumber,
  routeNumber: stop.routeNumber,
  routeName: stop.routeName,
  routeDay: stop.routeDay,
  externalRouteId: stop.externalRouteId,
  color: stop.color,
})

const visits = (plan: Plan): ReadonlyArray<string> =>
  plan.routes.flatMap((route) => route.visits.map((visit) => visit.id)).toSorted()

const changed =
  (change: (plan: Plan, before: Plan, move: MoveStop) => Plan): Move =>
  (plan, move) =>
    E.map((moved: Plan) => change(moved, plan, move))(moveStop(plan, move))

/** Wrong ways to move a stop. */
const slips = {
  'the old route keeps it': changed((moved, before, { id, to }) => ({
    ...moved,
    routes: moved.routes.map((route) => {
      const old = before.routes.find((other) => other.index === route.index)
      return route.index !== to && old?.visits.some((visit) => visit.id === id) ? old : route
    }),
  })),
  'the stop still names its old route': changed((moved, before, { id }) => ({
    ...moved,
    stops: retold(moved.stops, (stop) => {
      const old = stopIn(before.stops, id)
      return stop.id === id && old !== undefined
        ? { ...stop, routeName: old.routeName, routeNumber: old.routeNumber }
        : stop
    }),
  })),
  'every route is made anew': changed((moved) => ({ ...moved, routes: moved.routes.map((route) => ({ ...route })) })),
  'it always goes last': (plan, move) => moveStop(plan, { ...move, number: undefined }),
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
  'the stop falls between the routes': changed((moved, _, { id }) => ({
    ...moved,
    routes: moved.routes.map((route) => ({ ...route, visits: route.visits.filter((visit) => visit.id !== id) })),
  })),
} satisfies Readonly<Record<string, Move>>

const slipsCalled = slipsFrom(slips)

export const planLaws: ReadonlyArray<Law> = [
  law({
    name: 'moving keeps the total',
    words:
      'Moving a stop loses no stop and doubles none: a planned stop leaves one route for another, an unplanned one joins a route.',
    subject: moveStop,
    given: asked(aPlanAndAMove()),
    holds: (subject, given) => {
      const wasPlanned = O.isSome(visitedBy(given.plan, given.id))
      const moved = after(subject, given)
      assert.deepEqual(visits(moved), wasPlanned ? visits(given.plan) : [...visits(given.plan), given.id].toSorted())
      assert.deepEqual(
        stopsIn(moved.stops).map((stop) => stop.id),
        stopsIn(given.plan.stops).map((stop) => stop.id),
      )
    },
    mutants: slipsCalled('the old route keeps it', 'the stop falls between the routes'),
    show,
  }),
  law({
    name: 'moving touches two routes',
    words:
      'Moving touches only the route left and the route joined: every other route, and every stop not on them, is the same object.',
    subject: moveStop,
    given: asked(aPlanAndAMove()),
    holds: (subject, given) => {
      const from = visitedBy(given.plan, given.id)
      const touched = new Set([given.to, ...(O.isSome(from) ? [from.value.route.index] : [])])
      const moved = after(subject, given)
      assert.equal(moved.routes.length, given.plan.routes.length)
      moved.routes.forEach((route, at) => {
        if (!touched.has(route.index)) assert.equal(route, given.plan.routes[at])
      })
      const before = stopsIn(given.plan.stops)
      stopsIn(moved.stops).forEach((stop, at) => {
        if (!touched.has((stop.routeNumber ?? 0) - 1)) assert.equal(stop, before[at])
      })
    },
    mutants: slipsCalled('every route is made anew'),
    show,
  }),
  law({
    name: 'stops agree with routes',
    words: 'After a move every stop agrees with the route that visits it: number, route, day, carrier, colour.',
    subject: moveStop,
    given: asked(aPlanAndAMove()),
    holds: (subject, given) => {
      const moved = after(subject, given)
      assert.deepEqual(new Map(stopsIn(moved.stops).map((stop) => [stop.id, said(stop)])), placements(moved))
    },
    mutants: slipsCalled('the stop still names its old route', 'the stop falls between the routes'),
    show,
  }),
  law({
    name: 'moving numbers both routes',
    words: 'After a move to another route, both routes are in their numbers.',
    subject: moveStop,
    given: asked(aPlanAndAMove()),
    holds: (subject, given) => {
      const from = visitedBy(given.plan, given.id)
      if (O.isSome(from) && from.value.route.index === given.to) return
      const touched = new Set([given.to, ...(O.isSome(from) ? [from.value.route.index] : [])])
      for (const route of after(subject, given).routes)
        if (touched.has(route.index)) assert.equal(renumbered(route), route)
    },
    mutants: slipsCalled('the old route keeps its gap'),
    show,
  }),
  law({
    name: 'a move and its reverse',
    words: 'Moving a stop to another place and back to where it stood restores the plan.',
    subject: moveStop,
    given: asked(aPlanAndAMove().map((move) => ({ ...move, plan: numbered(move.plan) }))),
    holds: (subject, given) => {
      const from = visitedBy(given.plan, given.id)
      const moved = after(subject, given)
      const back = O.isSome(from)
        ? subject(moved, {
            id: given.id,
            to: from.value.route.index,
            number: right(sequenceNumberOf(from.value.visit.stopNumber)),
          })
        : unplanStop(moved, given.id)
      assert.deepEqual(right<Plan>(back), given.plan)
    },
    mutants: slipsCalled('the old route keeps it', 'it always goes last'),
    show,
  }),
]
