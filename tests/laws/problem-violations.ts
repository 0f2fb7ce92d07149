import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import { findRouteWarnings, findLegInTable, verifyPlan, type Violation, type Warning } from '../../src/domain/problem'
import { aValidSolution, anInvalidSolution } from '../kit/arbitraries/solution'
import { routeOfVehicle, stopsOfProblem } from '../kit/builders/solution-route'
import type { ViolationName } from '../kit/builders/invalid-solution'
import { law, type Law } from '../kit/law'
import { solutionTable } from '../kit/tables/solution-table'

/** Violations that an operator can cause by hand, and some that a route cannot show. */
const foundByHand = [
  ...(['late', 'early', 'overload', 'out before hours', 'out after hours'] as const),
  ...(['not allowed', 'teleporting', 'metres too few'] as const),
] satisfies ReadonlyArray<ViolationName>

const warningsAbout = (id: string, violations: ReadonlyArray<Violation>): ReadonlyArray<Warning> =>
  violations.flatMap((violation): ReadonlyArray<Warning> => {
    switch (violation.kind) {
      case 'late':
      case 'early':
      case 'over capacity':
      case 'before hours':
      case 'after hours': {
        const { vehicle, ...warning } = violation
        if (warning.kind === 'late' && warning.by < 60) return []
        return vehicle === id ? [warning] : []
      }
      default:
        return []
    }
  })

const sorted = (warnings: ReadonlyArray<Warning>): ReadonlyArray<string> =>
  warnings.map((warning) => JSON.stringify(warning, ['kind', 'stop', 'dimension', 'by'])).toSorted()

export const problemViolationLaws: ReadonlyArray<Law> = [
  law({
    name: 'route warnings as in the verifier',
    statement:
      'The warnings of a route are the violations that the verifier finds for its vehicle: late by a minute or more, early, load and hours.',
    subject: findRouteWarnings,
    arbitrary: anInvalidSolution(aValidSolution({ prompt: true }), foundByHand),
    holds: (subject, { solution }) => {
      const result = verifyPlan(solution.problem, findLegInTable(solution.roads), solution.plan)
      const violations = E.isLeft(result) ? result.left : []
      for (const vehicle of solution.problem.vehicles) {
        const route = routeOfVehicle(solution, vehicle)
        const warnings = subject(route, (id) => stopsOfProblem(solution).get(id), vehicle)
        assert.deepEqual(sorted(warnings), sorted(warningsAbout(vehicle.id, violations)))
      }
    },
    mutants: {
      'lateness is measured from the departure': (route, stopOf, limits) =>
        findRouteWarnings(
          { ...route, visits: route.visits.map((visit) => ({ ...visit, arrival: visit.departure })) },
          stopOf,
          limits,
        ),
      'the end of the route is not checked': (route, stopOf, limits) =>
        findRouteWarnings({ ...route, end: undefined }, stopOf, limits),
      'the load is not checked': (route, stopOf, limits) =>
        findRouteWarnings(route, stopOf, limits && { ...limits, capacity: [] }),
    },
    show: ({ solution, violation }) => `${JSON.stringify(violation)}\n${solutionTable(solution)}`,
  }),
]
