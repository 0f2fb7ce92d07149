import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import {
  findBrokenRouteRules,
  findLegInTable,
  verifyPlan,
  type BrokenRule,
  type BrokenRouteRule,
} from '../../src/domain/problem'
import { aValidSolution, anInvalidSolution } from '../kit/arbitraries/solution'
import { routeOfVehicle, stopsOfProblem } from '../kit/builders/solution-route'
import type { BrokenRuleName } from '../kit/builders/invalid-solution'
import { law, type Law } from '../kit/law'
import { solutionTable } from '../kit/tables/solution-table'

/** Broken rules that an operator can cause by hand, and some that a route cannot show. */
const foundByHand = [
  ...(['late', 'early', 'overload', 'out before hours', 'out after hours'] as const),
  ...(['not allowed', 'teleporting', 'metres too few'] as const),
] satisfies ReadonlyArray<BrokenRuleName>

const brokenRulesOf = (id: string, brokenRules: ReadonlyArray<BrokenRule>): ReadonlyArray<BrokenRouteRule> =>
  brokenRules.flatMap((brokenRule): ReadonlyArray<BrokenRouteRule> => {
    switch (brokenRule.kind) {
      case 'late':
      case 'early':
      case 'over capacity':
      case 'before hours':
      case 'after hours': {
        const { vehicle, ...rest } = brokenRule
        if (vehicle !== id) return []
        if (rest.kind !== 'late') return [rest]
        return rest.by < 60 ? [] : [{ ...rest, by: rest.by - (rest.by % 60) }]
      }
      default:
        return []
    }
  })

const sorted = (brokenRulesOfRoute: ReadonlyArray<BrokenRouteRule>): ReadonlyArray<string> =>
  brokenRulesOfRoute.map((brokenRule) => JSON.stringify(brokenRule, ['kind', 'stop', 'dimension', 'by'])).toSorted()

export const problemBrokenRuleLaws: ReadonlyArray<Law> = [
  law({
    name: 'broken rules of a route as in the verifier',
    statement:
      'The broken rules of a route are those that the verifier finds for its vehicle: late by whole minutes, early, load and hours.',
    subject: findBrokenRouteRules,
    arbitrary: anInvalidSolution(aValidSolution({ prompt: true }), foundByHand),
    holds: (subject, { solution }) => {
      const result = verifyPlan(solution.problem, findLegInTable(solution.roads), solution.plan)
      const brokenRules = E.isLeft(result) ? result.left : []
      for (const vehicle of solution.problem.vehicles) {
        const route = routeOfVehicle(solution, vehicle)
        const brokenRulesOfRoute = subject(route, (id) => stopsOfProblem(solution).get(id), vehicle)
        assert.deepEqual(sorted(brokenRulesOfRoute), sorted(brokenRulesOf(vehicle.id, brokenRules)))
      }
    },
    mutants: {
      'lateness is measured from the departure': (route, stopOf, limits) =>
        findBrokenRouteRules(
          { ...route, visits: route.visits.map((visit) => ({ ...visit, arrival: visit.departure })) },
          stopOf,
          limits,
        ),
      'the end of the route is not checked': (route, stopOf, limits) =>
        findBrokenRouteRules({ ...route, end: undefined }, stopOf, limits),
      'the load is not checked': (route, stopOf, limits) =>
        findBrokenRouteRules(route, stopOf, limits && { ...limits, capacity: [] }),
    },
    show: ({ solution, brokenRule }) => `${JSON.stringify(brokenRule)}\n${solutionTable(solution)}`,
  }),
]
