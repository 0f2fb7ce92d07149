import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import { findLegInTable, verifyPlan, type BrokenRule, type RouteProblem, type Sums } from '../../src/domain/problem'
import { aValidSolution, anInvalidSolution } from '../kit/arbitraries/solution'
import type { Solution } from '../kit/builders/solution'
import { brokenRuleNames } from '../kit/builders/invalid-solution'
import { law, type Law } from '../kit/law'
import { solutionTable } from '../kit/tables/solution-table'

type Verify = typeof verifyPlan

const verdict = (subject: Verify, { problem, roads, plan }: Solution): E.Either<ReadonlyArray<BrokenRule>, Sums> =>
  subject(problem, findLegInTable(roads), plan)

/** A verifier that ignores one kind of broken rule. */
const ignoring =
  (kind: BrokenRule['kind']): Verify =>
  (problem, travel, plan) => {
    const result = verifyPlan(problem, travel, plan)
    const remaining = E.isLeft(result) ? result.left.filter((brokenRule) => brokenRule.kind !== kind) : []
    return remaining.length > 0 ? E.left(remaining) : E.right(plan.sums)
  }

/** A verifier that misreads every stop, or every vehicle. */
const withChangedProblem =
  (change: (problem: RouteProblem) => RouteProblem): Verify =>
  (problem, travel, plan) =>
    verifyPlan(change(problem), travel, plan)

const eachStop = (change: (stop: RouteProblem['stops'][number]) => Partial<RouteProblem['stops'][number]>): Verify =>
  withChangedProblem((problem) => ({ ...problem, stops: problem.stops.map((stop) => ({ ...stop, ...change(stop) })) }))

/** The same answer with a price of ten for lateness, and this lateness in its sums. */
const withLateAllowed = ({ problem, plan, ...others }: Solution, late: number): Solution => ({
  ...others,
  problem: { ...problem, options: { ...problem.options, latenessWeight: 10 } },
  plan: { ...plan, sums: { ...plan.sums, late } },
})

const sorted = (brokenRules: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  brokenRules.map((brokenRule) => JSON.stringify(brokenRule)).toSorted()

/** The verdict with its broken rules in a fixed order. */
const descriptions = (result: E.Either<ReadonlyArray<BrokenRule>, Sums>): unknown =>
  E.isLeft(result) ? sorted(result.left) : result.right

export const problemLaws: ReadonlyArray<Law> = [
  law({
    name: 'verifying a valid plan',
    statement:
      'A plan that keeps every rule is accepted with its sums, even where times and loads are exactly at their limits.',
    subject: verifyPlan,
    arbitrary: aValidSolution(),
    holds: (subject, answer) => assert.deepEqual(verdict(subject, answer), E.right(answer.plan.sums)),
    mutants: {
      'a start at the last second of a window is late': eachStop(({ windows }) => ({
        windows: windows.map(({ from, to }) => ({ from, to: to - 1 })),
      })),
      'a load equal to the capacity is too large': withChangedProblem((problem) => ({
        ...problem,
        vehicles: problem.vehicles.map((vehicle) => ({
          ...vehicle,
          capacity: vehicle.capacity.map((max) => max - 1),
        })),
      })),
      'a pickup is on board from the start': eachStop(({ type }) => ({
        type: type === 'Pickup' ? 'Delivery' : type,
      })),
      'the demand of a service counts as load': eachStop(({ type }) => ({
        type: type === 'Service' ? 'Delivery' : type,
      })),
      'only the first window counts': eachStop(({ windows }) => ({ windows: windows.slice(0, 1) })),
      'a break at the edge of its window is outside it': withChangedProblem((problem) => ({
        ...problem,
        vehicles: problem.vehicles.map((vehicle) => ({
          ...vehicle,
          breaks: vehicle.breaks.map(({ window, length }) => ({
            window: { from: window.from + 1, to: window.to - 1 },
            length,
          })),
        })),
      })),
    },
    show: solutionTable,
  }),
  law({
    name: 'verifying an invalid plan',
    statement: 'A plan with one error is refused with that broken rule and its figure, and with no other.',
    subject: verifyPlan,
    arbitrary: anInvalidSolution(aValidSolution(), brokenRuleNames),
    holds: (subject, { solution, brokenRule }) => assert.deepEqual(verdict(subject, solution), E.left([brokenRule])),
    mutants: {
      ...Object.fromEntries(
        (
          [
            'late',
            'stop twice',
            'stop missing',
            'over capacity',
            'fixed position ignored',
            'too fast',
            'break',
            'wrong sum',
          ] as const
        ).map((kind) => [`does not see: ${kind}`, ignoring(kind)]),
      ),
      'lateness is counted in minutes': (problem, travel, plan) =>
        E.mapLeft((brokenRules: ReadonlyArray<BrokenRule>) =>
          brokenRules.map((brokenRule): BrokenRule =>
            brokenRule.kind === 'late' ? { ...brokenRule, by: Math.ceil(brokenRule.by / 60) } : brokenRule,
          ),
        )(verifyPlan(problem, travel, plan)),
    },
    show: ({ solution, brokenRule }) => `${JSON.stringify(brokenRule)}\n${solutionTable(solution)}`,
  }),
  law({
    name: 'verifying lateness that is allowed',
    statement: 'Where lateness has a price, a late visit breaks no rule: it is part of the sums, which must be right.',
    subject: verifyPlan,
    arbitrary: anInvalidSolution(aValidSolution(), ['late']),
    holds: (subject, { solution, brokenRule }) => {
      const late = 'by' in brokenRule ? brokenRule.by : NaN
      assert.deepEqual(verdict(subject, withLateAllowed(solution, late)), E.right({ ...solution.plan.sums, late }))
      const wrongSum: BrokenRule = { kind: 'wrong sum', sum: 'late', claimed: late - 1, actual: late }
      assert.deepEqual(verdict(subject, withLateAllowed(solution, late - 1)), E.left([wrongSum]))
    },
    mutants: {
      'every late visit breaks a rule': withChangedProblem((problem) => ({
        ...problem,
        options: { ...problem.options, latenessWeight: undefined },
      })),
      'the lateness in the sums is at most a second': (problem, travel, plan) =>
        E.map((sums: Sums) => ({ ...sums, late: Math.min(sums.late, 1) }))(verifyPlan(problem, travel, plan)),
      'wrong sums are ignored': ignoring('wrong sum'),
    },
    show: ({ solution, brokenRule }) => `${JSON.stringify(brokenRule)}\n${solutionTable(solution)}`,
  }),
  law({
    name: 'verifying an invalid plan where lateness has a price',
    statement:
      'A price for lateness allows nothing else: every other broken rule is refused, a start before the time slot included.',
    subject: verifyPlan,
    arbitrary: anInvalidSolution(
      aValidSolution(),
      brokenRuleNames.filter((name) => name !== 'late'),
    ),
    holds: (subject, { solution, brokenRule }) =>
      assert.deepEqual(verdict(subject, withLateAllowed(solution, 0)), E.left([brokenRule])),
    mutants: Object.fromEntries(
      (['early', 'after hours', 'too fast', 'over capacity'] as const).map((kind) => [
        `does not see: ${kind}`,
        ignoring(kind),
      ]),
    ),
    show: ({ solution, brokenRule }) => `${JSON.stringify(brokenRule)}\n${solutionTable(solution)}`,
  }),
  law({
    name: 'verifying in any order',
    statement: 'The verdict does not depend on the order of vehicles, routes and stops.',
    subject: verifyPlan,
    arbitrary: anInvalidSolution(aValidSolution(), brokenRuleNames),
    holds: (subject, { solution }) => {
      const { problem, plan } = solution
      const reversed: Solution = {
        ...solution,
        problem: { ...problem, stops: problem.stops.toReversed(), vehicles: problem.vehicles.toReversed() },
        plan: { ...plan, routes: plan.routes.toReversed(), unplanned: plan.unplanned.toReversed() },
      }
      assert.deepEqual(descriptions(verdict(subject, reversed)), descriptions(verdict(subject, solution)))
    },
    mutants: {
      'only the first route is checked': (problem, travel, plan) =>
        verifyPlan(problem, travel, { ...plan, routes: plan.routes.slice(0, 1) }),
      'every vehicle counts as the first': (problem, travel, plan) =>
        verifyPlan(
          {
            ...problem,
            vehicles: problem.vehicles.map((vehicle) => ({
              ...vehicle,
              capacity: problem.vehicles[0]?.capacity ?? vehicle.capacity,
            })),
          },
          travel,
          plan,
        ),
    },
    show: ({ solution }) => solutionTable(solution),
  }),
]
