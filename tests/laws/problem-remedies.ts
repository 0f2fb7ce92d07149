import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import {
  remedied,
  travelByTable,
  verified,
  type Patient,
  type Remedy,
  type RouteProblem,
} from '../../src/domain/problem'
import { aRightAnswer } from '../kit/arbitraries/solution'
import type { Answer } from '../kit/builders/solution'
import { law, type Law } from '../kit/law'

const by = fc.integer({ min: 1, max: 7_200 })

const aRemedy = (): fc.Arbitrary<Remedy> =>
  fc.oneof(
    ...(['later home', 'earlier out', 'longer time slot', 'earlier time slot', 'more room'] as const).map((kind) =>
      by.map((figure): Remedy => ({ kind, by: figure })),
    ),
    fc.constantFrom<Remedy>({ kind: 'allowed' }, { kind: 'not pinned' }, { kind: 'further vehicle' }),
  )

type Case = { readonly answer: Answer; readonly patient: Patient; readonly remedies: ReadonlyArray<Remedy> }

const aCase = (): fc.Arbitrary<Case> =>
  aRightAnswer().chain((answer) =>
    fc.record({
      answer: fc.constant(answer),
      patient: fc.record({
        stop: fc.constantFrom(...answer.problem.stops.map(({ id }) => id)),
        vehicle: fc.constantFrom(...answer.problem.vehicles.map(({ id }) => id)),
      }),
      remedies: fc.uniqueArray(aRemedy(), { minLength: 1, maxLength: 3, selector: ({ kind }) => kind }),
    }),
  )

/** The same remedies, taking away what they should give. */
const turnedRound = (remedy: Remedy): Remedy => ('by' in remedy ? { ...remedy, by: -remedy.by } : remedy)

/** The other vehicles and stops, which a remedy must not change. */
const elsewhere = (problem: RouteProblem, { stop, vehicle }: Patient): unknown => ({
  vehicles: problem.vehicles.filter(({ id }) => id !== vehicle && !id.startsWith(`${vehicle}\0`)),
  stops: problem.stops
    .filter(({ id }) => id !== stop)
    .map(({ allowedVehicles, ...one }) => ({
      ...one,
      allowed: allowedVehicles?.filter((id) => !id.startsWith(`${vehicle}\0`)),
    })),
})

export const problemRemedyLaws: ReadonlyArray<Law> = [
  law({
    name: 'a remedy takes nothing away',
    words: 'A right answer before a remedy is a right answer after it, whichever stop the remedy is for.',
    subject: remedied,
    given: aCase(),
    holds: (subject, { answer: { problem, roads, plan }, patient, remedies }) =>
      assert.deepEqual(verified(subject(problem, patient, remedies), travelByTable(roads), plan), E.right(plan.sums)),
    mutants: {
      'who may come home later must come sooner': (problem, patient, remedies) =>
        remedied(problem, patient, remedies.map(turnedRound)),
      'a longer time slot is a later one': (problem, patient, remedies) => {
        const after = remedied(problem, patient, remedies)
        const moved = remedies.reduce((sum, remedy) => sum + (remedy.kind === 'longer time slot' ? remedy.by : 0), 0)
        const later = ({ from, to }: { readonly from: number; readonly to: number }) => ({ from: from + moved, to })
        return {
          ...after,
          stops: after.stops.map((stop) =>
            stop.id === patient.stop ? { ...stop, windows: stop.windows.map(later) } : stop,
          ),
        }
      },
      'who is allowed there is the only one': (problem, patient, remedies) => {
        const after = remedied(problem, patient, remedies)
        if (!remedies.some(({ kind }) => kind === 'allowed')) return after
        return {
          ...after,
          stops: after.stops.map((stop) =>
            stop.id === patient.stop ? { ...stop, allowedVehicles: [patient.vehicle] } : stop,
          ),
        }
      },
    },
  }),
  law({
    name: 'a remedy is for one stop and one vehicle',
    words:
      'A remedy leaves other vehicles and stops as they were, except that a further vehicle may take every stop that the first one may.',
    subject: remedied,
    given: aCase(),
    holds: (subject, { answer: { problem }, patient, remedies }) =>
      assert.deepEqual(elsewhere(subject(problem, patient, remedies), patient), elsewhere(problem, patient)),
    mutants: {
      'everybody comes home later': (problem, patient, remedies) => {
        const after = remedied(problem, patient, remedies)
        return { ...after, vehicles: after.vehicles.map((vehicle) => ({ ...vehicle, latest: vehicle.latest + 60 })) }
      },
      'nobody is kept for a vehicle any more': (problem, patient, remedies) => {
        const after = remedied(problem, patient, remedies)
        return { ...after, stops: after.stops.map((stop) => ({ ...stop, pin: undefined })) }
      },
    },
  }),
  law({
    name: 'a further vehicle drives on its own',
    words: 'A further vehicle is like the first, under a name of its own; the rest of the remedy applies to it.',
    subject: remedied,
    given: aCase(),
    holds: (subject, { answer: { problem }, patient, remedies }) => {
      const after = subject(problem, patient, [{ kind: 'further vehicle' }, ...remedies.slice(0, 1)])
      const ids = after.vehicles.map(({ id }) => id)
      assert.equal(new Set(ids).size, ids.length)
      assert.ok(ids.length > problem.vehicles.length)
      const first = ({ vehicles }: RouteProblem) => vehicles.find(({ id }) => id === patient.vehicle)
      assert.deepEqual(first(after), first(problem))
    },
    mutants: {
      'it has the same name': (problem, patient, remedies) => {
        const after = remedied(problem, patient, remedies)
        const again = after.vehicles.filter(({ id }) => id === patient.vehicle)
        return { ...after, vehicles: [...problem.vehicles, ...again] }
      },
      'the first is mended': (problem, patient, [, ...others]) =>
        remedied(remedied(problem, patient, [{ kind: 'further vehicle' }]), patient, others),
    },
  }),
]
