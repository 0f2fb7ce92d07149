import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import {
  problemOf,
  decodeProblem,
  encodeProblem,
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

const days = ['2026-11-23', '2026-11-24', 'Wo', 'Wo middag'] as const

const aDriverOrCarrier = (id: string): fc.Arbitrary<DriverOrCarrier> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constantFrom('Noor Smit', '', 'Zoë'),
    earliest: fc.constantFrom('9:00', '06:30'),
    latest: fc.constantFrom('18:00', '23:59'),
    capacity: fc.constantFrom(1, 50),
  })

type ProblemCase = { readonly stops: ReadonlyArray<Stop>; readonly ask: ProblemScope }

const problemCases = (): fc.Arbitrary<ProblemCase> =>
  fc.record({
    stops: someStops({ maxLength: 12 }),
    ask: fc.record({
      crews: fc.tuple(aDriverOrCarrier('1'), aDriverOrCarrier('middag 1')),
      days: fc.subarray([...days], { minLength: 1 }),
      headquarters: aPoint(),
      options: fc.constant({ weights: undefined, lateness: undefined, budgetSeconds: undefined, seed: undefined }),
    }),
  })

type BuildProblem = typeof problemOf

const eachStop =
  (change: (stop: ProblemStop) => Partial<ProblemStop>): BuildProblem =>
  (plan, ask) =>
    E.map((made: BuiltProblem) => ({
      ...made,
      problem: { ...made.problem, stops: made.problem.stops.map((stop) => ({ ...stop, ...change(stop) })) },
    }))(problemOf(plan, ask))

export const problemBuildingLaws: ReadonlyArray<Law> = [
  law({
    name: 'making a problem',
    statement: 'Each stop is asked about or named with the reason why not; what is asked can be read.',
    subject: problemOf,
    arbitrary: problemCases(),
    holds: (subject, { stops, ask }) => {
      const made = subject({ stops }, ask)
      const notAsked = E.isLeft(made)
        ? made.left.kind === 'no stops'
          ? made.left.notInProblem
          : []
        : made.right.notInProblem
      const isAsked = E.isLeft(made) ? [] : made.right.problem.stops.map(({ id }) => id)
      assert.deepEqual(
        [...isAsked, ...notAsked.map(({ stop }) => stop)].toSorted(),
        stops.map(({ id }) => id).toSorted(),
      )
      if (E.isRight(made))
        assert.deepEqual(decodeProblem(jsonRoundTrip(encodeProblem(made.right.problem))), E.right(made.right.problem))
    },
    mutants: {
      'stops are left out in silence': (plan, ask) =>
        E.map((made: BuiltProblem) => ({ ...made, notAsked: [] }))(problemOf(plan, ask)),
      'a stop without coordinates is put at 0, 0': (plan, ask) =>
        E.map((made: BuiltProblem) => ({
          ...made,
          problem: {
            ...made.problem,
            stops: [
              ...made.problem.stops,
              ...made.notInProblem.map(({ stop }) => aProblemStop(stop, 0, { coordinates: { lat: 0, lng: 0 } })),
            ],
          },
          notAsked: [],
        }))(problemOf(plan, ask)),
    },
  }),
  law({
    name: 'keeping to the days',
    statement:
      'A stop with a day goes to the vehicles of that day and of the route it stands on, all of them and no others; one without a day goes to all.',
    subject: problemOf,
    arbitrary: problemCases(),
    holds: (subject, { stops, ask }) => {
      const made = subject({ stops }, ask)
      if (E.isLeft(made)) return
      const { problem, shifts } = made.right
      assert.equal(new Set(problem.vehicles.map(({ id }) => id)).size, ask.driversAndCarriers.length * ask.days.length)
      for (const { id, allowedVehicles } of problem.stops) {
        const stop = stops.find((one) => one.id === id)
        const isPlacedThere = stop?.routeNumber === undefined ? undefined : stop.routeDay
        const own = stop && stopDayOf({ ...stop, routeDay: isPlacedThere === undefined ? stop.routeDay : undefined })
        const ofItsDays = shifts
          .filter(({ day }) => own === undefined || day === own || day === isPlacedThere)
          .map(({ vehicle }) => vehicle)
        assert.deepEqual((allowedVehicles ?? shifts.map(({ vehicle }) => vehicle)).toSorted(), ofItsDays.toSorted())
      }
      const isMeant = new Set(
        made.right.notInProblem.filter(({ reason }) => reason === 'is for another day').map(({ stop }) => stop),
      )
      for (const stop of stops)
        if (stop.routeNumber !== undefined && stop.routeDay !== undefined && ask.days.includes(stop.routeDay))
          assert.ok(!isMeant.has(stop.id), `${stop.id} stands on a route of a day that is planned`)
    },
    mutants: {
      'the file overrules the hand': (plan, ask) =>
        problemOf({ stops: [...plan.stops].map((stop) => ({ ...stop, routeNumber: undefined })) }, ask),
      'the hand overrules the file even where nobody put it': (plan, ask) =>
        problemOf({ stops: [...plan.stops].map((stop) => ({ ...stop, routeNumber: 1, routeDay: 'Wo' })) }, ask),
      'days are not kept': eachStop(() => ({ allowedVehicles: undefined })),
      'only the first vehicle of the day': eachStop(({ allowedVehicles }) => ({
        allowedVehicles: allowedVehicles?.slice(0, 1),
      })),
    },
  }),
]
