import * as E from 'fp-ts/Either'
import type { SolverInput, SolverOutput } from '../../../optimiser'
import { brokenRuleMessage } from '../../../src/domain/problem'
import { tableOf } from '../../../tests/kit/tables/table'
import { verifyOutput } from '../../../tests/optimiser/to-domain'
import { buildProgram, type BenchProgram } from '../build-program'
import { keepIfCheaper } from '../best-plans'
import type { BenchOptions } from '../options'
import type { MeasuredSolve } from '../programs/measure-solve'
import { encodeInput } from '../project/input-text'
import { fleetInput } from './fleet-inputs'
import { fleetKinds } from './fleet-kinds'

const BEST_PLANS = 'bench/optimiser/fleets/best-plans.json'

type FleetBenchOptions = Pick<BenchOptions, 'budgets' | 'isByCpu' | 'only' | 'seeds' | 'before'>

/** A solver to compare: this one, or that of an earlier release. */
type Contender = { readonly name: string; readonly program: BenchProgram }

type FleetResult = {
  readonly name: string
  readonly seconds: number
  readonly best: number
  /** by contender: the mean cost of all seeds */
  readonly costs: ReadonlyMap<string, number>
  readonly faults: ReadonlyArray<string>
}

/**
 * Solves problems of vehicles of several kinds with fixed costs, and of stops that may be left out at a price, and prints the gaps
 * to the cheapest plans ever found. Returns whether every plan is valid.
 */
export const benchFleets = async ({ budgets, isByCpu, only, seeds, before }: FleetBenchOptions): Promise<boolean> => {
  const contenders: Contender[] = [{ name: 'this solver', program: await buildProgram('one-project-run') }]
  if (before !== undefined)
    contenders.push({ name: 'the one before', program: await buildProgram('one-project-run', before) })
  const kinds = fleetKinds([1, 2]).filter(({ name }) => only.length === 0 || only.some((text) => name.includes(text)))
  const results: FleetResult[] = []
  try {
    for (const seconds of budgets)
      for (const kind of kinds)
        results.push(await measureFleet(contenders, kind.name, fleetInput(kind), { seconds, isByCpu, seeds }))
  } finally {
    for (const { program } of contenders) await program.remove()
  }
  const names = contenders.map(({ name }) => name)
  const rows = results.map((result) => rowOf(result, names))
  console.log(
    `\n${tableOf(`gap to the best plan ever found in %, means of ${seeds} seeds`, ['problem', 'budget', 'best', ...names], rows, 'figures')}`,
  )
  console.log(
    `\n${tableOf('mean gap in %', ['class', 'budget', ...names], meanRows(results, budgets, names), 'figures')}`,
  )
  for (const { name, faults } of results) for (const fault of faults) console.error(`${name}: ${fault}`)
  return results.every(({ faults }) => faults.length === 0)
}

type RunOptions = { readonly seconds: number; readonly isByCpu: boolean; readonly seeds: number }

const measureFleet = async (
  contenders: ReadonlyArray<Contender>,
  name: string,
  problem: SolverInput,
  { seconds, isByCpu, seeds }: RunOptions,
): Promise<FleetResult> => {
  const text = encodeInput(problem)
  const costs = new Map<string, number>()
  const faults: string[] = []
  let best = Infinity
  for (const contender of contenders) {
    let sum = 0
    for (let seed = 1; seed <= seeds; seed += 1) {
      const args = [String(seconds * 1000), isByCpu ? 'cpu' : 'wall', String(seed), 'ours']
      const { plan } = JSON.parse(await contender.program.run(args, text)) as MeasuredSolve
      const found = brokenRuleMessages(problem, plan)
      faults.push(...found.map((fault) => `${contender.name}: ${fault}`))
      if (found.length === 0) best = keepIfCheaper(BEST_PLANS, name, plan)
      sum += plan.cost
    }
    costs.set(contender.name, sum / seeds)
  }
  const result = { name, seconds, best, costs, faults }
  process.stderr.write(`${rowOf(result, [...costs.keys()]).join('  ')}\n`)
  return result
}

const brokenRuleMessages = (problem: SolverInput, plan: SolverOutput): ReadonlyArray<string> => {
  const outcome = verifyOutput(problem, plan)
  return E.isRight(outcome) ? [] : outcome.left.map(brokenRuleMessage)
}

const gapOf = ({ best, costs }: FleetResult, name: string): number => (100 * ((costs.get(name) ?? NaN) - best)) / best

const rowOf = (result: FleetResult, names: ReadonlyArray<string>): ReadonlyArray<string> => [
  result.name,
  `${result.seconds} s`,
  result.best.toFixed(0),
  ...names.map((name) => gapOf(result, name).toFixed(2)),
]

/** The first word of a problem's name is its class. */
const meanRows = (
  results: ReadonlyArray<FleetResult>,
  budgets: ReadonlyArray<number>,
  names: ReadonlyArray<string>,
): ReadonlyArray<ReadonlyArray<string>> =>
  ['sizes', 'prizes'].flatMap((className) =>
    budgets.flatMap((budget) => {
      const matching = results.filter(({ name, seconds }) => name.startsWith(className) && seconds === budget)
      if (matching.length === 0) return []
      const means = names.map((name) =>
        (matching.reduce((sum, result) => sum + gapOf(result, name), 0) / matching.length).toFixed(2),
      )
      return [[className, `${budget} s`, ...means]]
    }),
  )
