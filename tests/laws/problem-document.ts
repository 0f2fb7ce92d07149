import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import {
  problemOf,
  readProblem,
  writeProblem,
  type Ask,
  type Crew,
  type ProblemMade,
  type ProblemStop,
} from '../../src/domain/problem'
import type { Reason } from '../../src/domain/reading'
import { dayOf, type Stop } from '../../src/domain/stop'
import { aPoint } from '../kit/arbitraries/address'
import { aBrokenField, aProblem, type BrokenField } from '../kit/arbitraries/problem'
import { someStops } from '../kit/arbitraries/stop'
import { left } from '../kit/either'
import { law, type Law } from '../kit/law'
import { overTheWire } from '../kit/over-the-wire'

const withBroken = (problem: unknown, { list, field, value }: BrokenField): unknown => {
  const written = JSON.parse(JSON.stringify(problem))
  written[list][0][field] = value
  return written
}

const days = ['2026-11-23', '2026-11-24', 'Wo', 'Wo middag'] as const

const aCrew = (id: string): fc.Arbitrary<Crew> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constantFrom('Noor Smit', '', 'Zoë'),
    earliest: fc.constantFrom('9:00', '06:30'),
    latest: fc.constantFrom('18:00', '23:59'),
    capacity: fc.constantFrom(1, 50),
  })

type Asked = { readonly stops: ReadonlyArray<Stop>; readonly ask: Ask }

const asked = (): fc.Arbitrary<Asked> =>
  fc.record({
    stops: someStops({ maxLength: 12 }),
    ask: fc.record({
      crews: fc.tuple(aCrew('1'), aCrew('middag 1')),
      days: fc.subarray([...days], { minLength: 1 }),
      headquarters: aPoint(),
      options: fc.constant({ weights: undefined, budgetSeconds: undefined, seed: undefined }),
    }),
  })

type MakeProblem = typeof problemOf

const nowhere: ProblemStop = {
  id: '',
  at: { lat: 0, lng: 0 },
  type: 'Delivery',
  demand: [1],
  service: 0,
  windows: [],
  priority: 'Regular',
  allowedVehicles: undefined,
  pin: undefined,
}

const eachStop =
  (change: (stop: ProblemStop) => Partial<ProblemStop>): MakeProblem =>
  (plan, ask) =>
    E.map((made: ProblemMade) => ({
      ...made,
      problem: { ...made.problem, stops: made.problem.stops.map((stop) => ({ ...stop, ...change(stop) })) },
    }))(problemOf(plan, ask))

export const problemDocumentLaws: ReadonlyArray<Law> = [
  law({
    name: 'a problem there and back',
    words: 'A problem that is written, sent as JSON and read is the same problem.',
    subject: { readProblem, writeProblem },
    given: aProblem(),
    holds: (subject, problem) =>
      assert.deepEqual(subject.readProblem(overTheWire(subject.writeProblem(problem))), E.right(problem)),
    mutants: {
      'pins are not written': {
        readProblem,
        writeProblem: (problem) =>
          writeProblem({ ...problem, stops: problem.stops.map((stop) => ({ ...stop, pin: undefined })) }),
      },
      'times lose their seconds': {
        readProblem,
        writeProblem: (problem) =>
          writeProblem({
            ...problem,
            vehicles: problem.vehicles.map((vehicle) => ({
              ...vehicle,
              latest: vehicle.latest - (vehicle.latest % 60),
            })),
          }),
      },
    },
  }),
  law({
    name: 'reading a broken problem',
    words: 'A problem with one field broken is refused with a reason for that very field.',
    subject: readProblem,
    given: fc.tuple(aProblem(), aBrokenField()),
    holds: (subject, [problem, broken]) => {
      const fields = left(subject(withBroken(writeProblem(problem), broken))).map((reason) => reason.field)
      const { list, field } = broken
      assert.ok(fields.includes(`${list}.0.${field}`), `${fields.join()} instead of ${list}.0.${field}`)
    },
    mutants: {
      'fields are not named in full': (value) =>
        E.mapLeft((reasons: ReadonlyArray<Reason>) =>
          reasons.map(({ field, reason }) => ({ field: field.split('.').at(-1) ?? '', reason })),
        )(readProblem(value)),
    },
  }),
  law({
    name: 'reading anything as a problem',
    words: 'Whatever comes is refused with reasons; nothing makes the reader fail.',
    subject: readProblem,
    given: fc.oneof(
      fc.jsonValue(),
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
      fc.record({ stops: fc.array(fc.anything()), vehicles: fc.array(fc.anything()), options: fc.anything() }),
    ),
    holds: (subject, value) => assert.ok(left(subject(value)).length > 0),
    nothingIsThrown: true,
    mutants: {
      'it is refused without a reason': (value) => E.mapLeft(() => [])(readProblem(value)),
      'it believes that there are stops': (value) =>
        readProblem({ ...Object(value), stops: Object(value).stops.map((stop: unknown) => stop) }),
    },
  }),
  law({
    name: 'making a problem',
    words: 'Each stop is asked about or named with the reason why not; what is asked can be read.',
    subject: problemOf,
    given: asked(),
    holds: (subject, { stops, ask }) => {
      const made = subject({ stops }, ask)
      const notAsked = E.isLeft(made) ? (made.left.kind === 'no stops' ? made.left.notAsked : []) : made.right.notAsked
      const isAsked = E.isLeft(made) ? [] : made.right.problem.stops.map(({ id }) => id)
      assert.deepEqual(
        [...isAsked, ...notAsked.map(({ stop }) => stop)].toSorted(),
        stops.map(({ id }) => id).toSorted(),
      )
      if (E.isRight(made))
        assert.deepEqual(readProblem(overTheWire(writeProblem(made.right.problem))), E.right(made.right.problem))
    },
    mutants: {
      'stops are left out in silence': (plan, ask) =>
        E.map((made: ProblemMade) => ({ ...made, notAsked: [] }))(problemOf(plan, ask)),
      'a stop without coordinates is put at 0, 0': (plan, ask) =>
        E.map((made: ProblemMade) => ({
          ...made,
          problem: {
            ...made.problem,
            stops: [...made.problem.stops, ...made.notAsked.map(({ stop }) => ({ ...nowhere, id: stop }))],
          },
          notAsked: [],
        }))(problemOf(plan, ask)),
    },
  }),
  law({
    name: 'keeping to the days',
    words: 'A stop with a day goes to vehicles of that day only, and to any of them; one without a day goes to all.',
    subject: problemOf,
    given: asked(),
    holds: (subject, { stops, ask }) => {
      const made = subject({ stops }, ask)
      if (E.isLeft(made)) return
      const { problem, shifts } = made.right
      assert.equal(new Set(problem.vehicles.map(({ id }) => id)).size, ask.crews.length * ask.days.length)
      for (const { id, allowedVehicles } of problem.stops) {
        const day = stops.filter((stop) => stop.id === id).map(dayOf)[0]
        const ofTheDay = shifts.filter((shift) => day === undefined || shift.day === day).map(({ vehicle }) => vehicle)
        assert.deepEqual((allowedVehicles ?? shifts.map(({ vehicle }) => vehicle)).toSorted(), ofTheDay.toSorted())
      }
    },
    mutants: {
      'days are not kept': eachStop(() => ({ allowedVehicles: undefined })),
      'only the first vehicle of the day': eachStop(({ allowedVehicles }) => ({
        allowedVehicles: allowedVehicles?.slice(0, 1),
      })),
    },
  }),
]
