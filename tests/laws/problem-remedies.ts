import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import {
  applyRemedies,
  findLegInTable,
  verifyPlan,
  type RepairTarget,
  type Remedy,
  type RouteProblem,
} from '../../src/domain/problem'
import { aValidSolution } from '../kit/arbitraries/solution'
import type { Solution } from '../kit/builders/solution'
import { law, type Law } from '../kit/law'

const anAmount = fc.integer({ min: 1, max: 7_200 })

const aRemedy = (): fc.Arbitrary<Remedy> =>
  fc.oneof(
    ...(['later return', 'earlier departure', 'longer time slot', 'earlier time slot', 'more room'] as const).map(
      (kind) => anAmount.map((by): Remedy => ({ kind, by })),
    ),
    fc.constantFrom<Remedy>({ kind: 'allowed' }, { kind: 'no fixed position' }, { kind: 'further vehicle' }),
  )

type Case = {
  readonly answer: Solution
  readonly unplannedStop: RepairTarget
  readonly remedies: ReadonlyArray<Remedy>
}

const aCase = (): fc.Arbitrary<Case> =>
  aValidSolution().chain((answer) =>
    fc.record({
      answer: fc.constant(answer),
      unplannedStop: fc.record({
        stop: fc.constantFrom(...answer.problem.stops.map(({ id }) => id)),
        vehicle: fc.constantFrom(...answer.problem.vehicles.map(({ id }) => id)),
      }),
      remedies: fc.uniqueArray(aRemedy(), { minLength: 1, maxLength: 3, selector: ({ kind }) => kind }),
    }),
  )

/** The same remedies with negative amounts. */
const negated = (remedy: Remedy): Remedy => ('by' in remedy ? { ...remedy, by: -remedy.by } : remedy)

/** The other vehicles and stops, which a remedy must not change. */
const onOtherVehicle = (problem: RouteProblem, { stop, vehicle }: RepairTarget): unknown => ({
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
    name: 'a plan stays valid after a remedy',
    statement: 'A plan that is valid before a remedy is valid after it, whichever stop the remedy is for.',
    subject: applyRemedies,
    arbitrary: aCase(),
    holds: (subject, { answer: { problem, roads, plan }, unplannedStop, remedies }) =>
      assert.deepEqual(
        verifyPlan(subject(problem, unplannedStop, remedies), findLegInTable(roads), plan),
        E.right(plan.sums),
      ),
    mutants: {
      'every remedy has a negative amount': (problem, unplannedStop, remedies) =>
        applyRemedies(problem, unplannedStop, remedies.map(negated)),
      'a longer time slot also starts later': (problem, unplannedStop, remedies) => {
        const after = applyRemedies(problem, unplannedStop, remedies)
        const moved = remedies.reduce((sum, remedy) => sum + (remedy.kind === 'longer time slot' ? remedy.by : 0), 0)
        const later = ({ from, to }: { readonly from: number; readonly to: number }) => ({ from: from + moved, to })
        return {
          ...after,
          stops: after.stops.map((stop) =>
            stop.id === unplannedStop.stop ? { ...stop, windows: stop.windows.map(later) } : stop,
          ),
        }
      },
      'an allowed vehicle becomes the only allowed one': (problem, unplannedStop, remedies) => {
        const after = applyRemedies(problem, unplannedStop, remedies)
        if (!remedies.some(({ kind }) => kind === 'allowed')) return after
        return {
          ...after,
          stops: after.stops.map((stop) =>
            stop.id === unplannedStop.stop ? { ...stop, allowedVehicles: [unplannedStop.vehicle] } : stop,
          ),
        }
      },
    },
  }),
  law({
    name: 'a remedy is for one stop and one vehicle',
    statement:
      'A remedy changes no other vehicle or stop, except that a further vehicle may visit every stop that the first one may.',
    subject: applyRemedies,
    arbitrary: aCase(),
    holds: (subject, { answer: { problem }, unplannedStop, remedies }) =>
      assert.deepEqual(
        onOtherVehicle(subject(problem, unplannedStop, remedies), unplannedStop),
        onOtherVehicle(problem, unplannedStop),
      ),
    mutants: {
      'every vehicle returns later': (problem, unplannedStop, remedies) => {
        const after = applyRemedies(problem, unplannedStop, remedies)
        return { ...after, vehicles: after.vehicles.map((vehicle) => ({ ...vehicle, latest: vehicle.latest + 60 })) }
      },
      'every stop loses its fixed position': (problem, unplannedStop, remedies) => {
        const after = applyRemedies(problem, unplannedStop, remedies)
        return { ...after, stops: after.stops.map((stop) => ({ ...stop, fixedPosition: undefined })) }
      },
    },
  }),
  law({
    name: 'a further vehicle is a vehicle of its own',
    statement: 'A further vehicle is like the first, with an id of its own; the remedies that follow apply to it.',
    subject: applyRemedies,
    arbitrary: aCase(),
    holds: (subject, { answer: { problem }, unplannedStop, remedies }) => {
      const after = subject(problem, unplannedStop, [{ kind: 'further vehicle' }, ...remedies.slice(0, 1)])
      const ids = after.vehicles.map(({ id }) => id)
      assert.equal(new Set(ids).size, ids.length)
      assert.ok(ids.length > problem.vehicles.length)
      const first = ({ vehicles }: RouteProblem) => vehicles.find(({ id }) => id === unplannedStop.vehicle)
      assert.deepEqual(first(after), first(problem))
    },
    mutants: {
      'the further vehicle has the id of the first': (problem, unplannedStop, remedies) => {
        const after = applyRemedies(problem, unplannedStop, remedies)
        const again = after.vehicles.filter(({ id }) => id === unplannedStop.vehicle)
        return { ...after, vehicles: [...problem.vehicles, ...again] }
      },
      'the remedies apply to the first vehicle': (problem, unplannedStop, [, ...others]) =>
        applyRemedies(applyRemedies(problem, unplannedStop, [{ kind: 'further vehicle' }]), unplannedStop, others),
    },
  }),
]
