import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import {
  problemOf,
  type ProblemScope,
  type DriverOrCarrier,
  type BuiltProblem,
  type ProblemStop,
} from '../../src/domain/problem'
import { stopDayOf, type Stop } from '../../src/domain/stop'
import { aPoint } from '../kit/arbitraries/address'
import { someStops } from '../kit/arbitraries/stop'
import { aProblemStop } from '../kit/builders/problem'
import { law, type Law } from '../kit/law'
import { jsonRoundTrip } from '../kit/json-round-trip'
import { decodeProblem, encodeProblem } from '../../contract/problem'
import { withFields } from '../kit/builders/stop'

const days = ['2026-11-23', '2026-11-24', 'Wo', 'Wo middag'] as const

const aDriverOrCarrier = (id: string): fc.Arbitrary<DriverOrCarrier> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constantFrom('Noor Smit', '', 'Zoë'),
    earliest: fc.constantFrom('9:00', '06:30'),
    latest: fc.constantFrom('18:00', '23:59'),
    capacity: fc.constantFrom(1, 50),
  })

type ProblemCase = { readonly stops: ReadonlyArray<Stop>; readonly scope: ProblemScope }

const problemCases = (): fc.Arbitrary<ProblemCase> =>
  fc.record({
    stops: someStops({ maxLength: 12 }),
    scope: fc.record({
      driversAndCarriers: fc.tuple(aDriverOrCarrier('1'), aDriverOrCarrier('middag 1')),
      days: fc.subarray([...days], { minLength: 1 }),
      headquarters: aPoint(),
      options: fc.constant({
        weights: undefined,
        latenessWeight: undefined,
        budgetSeconds: undefined,
        seed: undefined,
      }),
    }),
  })

type BuildProblem = typeof problemOf

const eachStop =
  (change: (stop: ProblemStop) => Partial<ProblemStop>): BuildProblem =>
  (plan, scope) =>
    E.map((built: BuiltProblem) => ({
      ...built,
      problem: { ...built.problem, stops: built.problem.stops.map((stop) => ({ ...stop, ...change(stop) })) },
    }))(problemOf(plan, scope))

export const problemBuildingLaws: ReadonlyArray<Law> = [
  law({
    name: 'building a problem',
    statement:
      'Each stop is part of the problem, or listed with the reason why not; the encoded problem can be decoded.',
    subject: problemOf,
    arbitrary: problemCases(),
    holds: (subject, { stops, scope }) => {
      const built = subject({ stops }, scope)
      const notInProblem = E.isLeft(built)
        ? built.left.kind === 'no stops'
          ? built.left.notInProblem
          : []
        : built.right.notInProblem
      const includedIds = E.isLeft(built) ? [] : built.right.problem.stops.map(({ id }) => id)
      assert.deepEqual(
        [...includedIds, ...notInProblem.map(({ stop }) => stop)].toSorted(),
        stops.map(({ facts: { id } }) => id).toSorted(),
      )
      if (E.isRight(built))
        assert.deepEqual(decodeProblem(jsonRoundTrip(encodeProblem(built.right.problem))), E.right(built.right.problem))
    },
    mutants: {
      'left-out stops are not listed': (plan, scope) =>
        E.map((built: BuiltProblem) => ({ ...built, notInProblem: [] }))(problemOf(plan, scope)),
      'a stop without coordinates is put at 0, 0': (plan, scope) =>
        E.map((built: BuiltProblem) => ({
          ...built,
          problem: {
            ...built.problem,
            stops: [
              ...built.problem.stops,
              ...built.notInProblem.map(({ stop }) => aProblemStop(stop, 0, { coordinates: { lat: 0, lng: 0 } })),
            ],
          },
          notInProblem: [],
        }))(problemOf(plan, scope)),
    },
  }),
  law({
    name: 'days of stops',
    statement:
      'A stop with a day may go on all vehicles of that day and of the day of its current route, and on no others; a stop without a day may go on all.',
    subject: problemOf,
    arbitrary: problemCases(),
    holds: (subject, { stops, scope }) => {
      const built = subject({ stops }, scope)
      if (E.isLeft(built)) return
      const { problem, vehicleDays } = built.right
      assert.equal(
        new Set(problem.vehicles.map(({ id }) => id)).size,
        scope.driversAndCarriers.length * scope.days.length,
      )
      for (const { id, allowedVehicles } of problem.stops) {
        const stop = stops.find((one) => one.facts.id === id)
        const isPlacedThere = stop?.placement.routeNumber === undefined ? undefined : stop.placement.routeDay
        const ownDay =
          stop &&
          stopDayOf(withFields(stop, { routeDay: isPlacedThere === undefined ? stop.placement.routeDay : undefined }))
        const vehiclesOfItsDays = vehicleDays
          .filter(({ day }) => ownDay === undefined || day === ownDay || day === isPlacedThere)
          .map(({ vehicle }) => vehicle)
        assert.deepEqual(
          (allowedVehicles ?? vehicleDays.map(({ vehicle }) => vehicle)).toSorted(),
          vehiclesOfItsDays.toSorted(),
        )
      }
      const forAnotherDay = new Set(
        built.right.notInProblem.filter(({ reason }) => reason === 'is for another day').map(({ stop }) => stop),
      )
      for (const stop of stops)
        if (
          stop.placement.routeNumber !== undefined &&
          stop.placement.routeDay !== undefined &&
          scope.days.includes(stop.placement.routeDay)
        )
          assert.ok(!forAnotherDay.has(stop.facts.id), `${stop.facts.id} stands on a route of a day that is planned`)
    },
    mutants: {
      'only the own day of a stop counts': (plan, scope) =>
        problemOf({ stops: [...plan.stops].map((stop) => withFields(stop, { routeNumber: undefined })) }, scope),
      'every stop counts as placed on the route of a day': (plan, scope) =>
        problemOf(
          { stops: [...plan.stops].map((stop) => withFields(stop, { routeNumber: 1, routeDay: 'Wo' })) },
          scope,
        ),
      'days are ignored': eachStop(() => ({ allowedVehicles: undefined })),
      'only the first vehicle of a day is allowed': eachStop(({ allowedVehicles }) => ({
        allowedVehicles: allowedVehicles?.slice(0, 1),
      })),
    },
  }),
]
