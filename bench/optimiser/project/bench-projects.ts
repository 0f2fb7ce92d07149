import * as E from 'fp-ts/Either'
import type { SolverOutput, SolverInput } from '../../../optimiser'
import { brokenRuleMessage } from '../../../src/domain/problem'
import { verifyOutput } from '../../../tests/optimiser/to-domain'
import { tableOf } from '../../../tests/kit/tables/table'
import { keepIfCheaper } from '../best-plans'
import type { BenchOptions } from '../options'
import { buildProgram, type BenchProgram } from '../build-program'
import type { MeasuredSolve } from '../programs/measure-solve'
import { kinds } from './kinds'
import { projectInput } from './project-input'
import { encodeInput } from './input-text'

const BEST_PLANS = 'bench/optimiser/project/best-plans.json'

const heads = [
  'project',
  'budget',
  'cost',
  'best known',
  'gap %',
  'routes',
  'left out',
  'moved',
  'steps/s',
  'memory',
  'rival, gap %',
]

type ProjectBenchOptions = Pick<BenchOptions, 'budgets' | 'only' | 'isByCpu' | 'seeds' | 'before'>

/**
 * Solves projects as the product does, with our solver and, in equal time, with a rival: the solver of another release,
 * or else the greedy one. Prints the gaps to the cheapest plans ever found. Returns whether every plan is valid.
 */
export const benchProjects = async (options: ProjectBenchOptions): Promise<boolean> => {
  const { budgets, only, isByCpu, seeds, before } = options
  const chosen = kinds.filter(({ name }) => only.length === 0 || only.includes(name))
  if (chosen.length === 0) return true
  const program = await buildProgram('one-project-run')
  const rivalProgram = before === undefined ? undefined : await buildProgram('one-project-run', before)
  const runs = { run: program.run, runRival: rivalProgram?.run }
  const results: ProjectResult[] = []
  try {
    for (const kind of chosen) {
      const problem = await projectInput(kind)
      for (const seconds of budgets)
        results.push(await measureProject(runs, kind.name, problem, { seconds, isByCpu, seeds }))
    }
  } finally {
    await program.remove()
    await rivalProgram?.remove()
  }
  console.log(`\n${tableOf('projects, as the product asks about them', heads, results.map(rowOf), 'figures')}`)
  const means = budgets.map((budget) => {
    const matching = results.filter(({ seconds }) => seconds === budget)
    return [`${budget} s`, meanOf(matching.map(({ gap }) => gap)), meanOf(matching.map(({ rival }) => rival))]
  })
  console.log(`\n${tableOf('mean gap in %', ['budget', 'this solver', 'rival'], means, 'figures')}`)
  for (const { name, faults } of results) for (const fault of faults) console.error(`${name}: ${fault}`)
  return results.every(({ faults }) => faults.length === 0)
}

type ProjectResult = {
  readonly name: string
  readonly seconds: number
  readonly best: number
  /** with the first seed */
  readonly plan: SolverOutput
  /** the means of all seeds */
  readonly gap: number
  readonly rival: number
  /** how many stops of today's plan are unplanned or moved to another vehicle; undefined without such a plan */
  readonly moved: number | undefined
  readonly rate: number
  /** megabytes */
  readonly memory: number
  readonly faults: ReadonlyArray<string>
}

type RunOptions = { readonly seconds: number; readonly isByCpu: boolean; readonly seeds: number }

/** The program of this solver, and that of the release before; without it, the greedy solver is the rival. */
type Runs = { readonly run: BenchProgram['run']; readonly runRival: BenchProgram['run'] | undefined }

const measureProject = async (
  { run, runRival }: Runs,
  name: string,
  problem: SolverInput,
  { seconds, isByCpu, seeds }: RunOptions,
): Promise<ProjectResult> => {
  const text = encodeInput(problem)
  const measure = async (program: BenchProgram['run'], seed: number, solverName: string): Promise<MeasuredSolve> =>
    JSON.parse(
      await program([String(seconds * 1000), isByCpu ? 'cpu' : 'wall', String(seed), solverName], text),
    ) as MeasuredSolve
  const [ours, rivals]: [MeasuredSolve[], MeasuredSolve[]] = [[], []]
  for (let seed = 1; seed <= seeds; seed += 1) {
    ours.push(await measure(run, seed, 'ours'))
    rivals.push(await (runRival === undefined ? measure(run, seed, 'rival') : measure(runRival, seed, 'ours')))
  }
  const faults = ours.flatMap(({ plan }) => brokenRuleMessages(problem, plan))
  const valid = [...ours, ...rivals].filter(({ plan }) => brokenRuleMessages(problem, plan).length === 0)
  const best = Math.min(...valid.map(({ plan }) => keepIfCheaper(BEST_PLANS, name, plan)))
  const meanGapOf = (solves: ReadonlyArray<MeasuredSolve>): number =>
    solves.reduce((sum, { plan }) => sum + (100 * (plan.cost - best)) / best, 0) / solves.length
  const [{ plan, iterations, cpu, memory }] = ours as [MeasuredSolve, ...MeasuredSolve[]]
  const result = {
    name,
    seconds,
    best,
    plan,
    gap: meanGapOf(ours),
    rival: meanGapOf(rivals),
    moved: problem.currentRoutes && countMoved(problem.currentRoutes, plan),
    rate: iterations / (cpu / 1000),
    memory,
    faults,
  }
  process.stderr.write(`${rowOf(result).join('  ')}\n`)
  return result
}

const brokenRuleMessages = (problem: SolverInput, plan: SolverOutput): ReadonlyArray<string> => {
  const outcome = verifyOutput(problem, plan)
  return E.isRight(outcome) ? [] : outcome.left.map((brokenRule) => brokenRuleMessage(brokenRule))
}

const countMoved = (currentRoutes: ReadonlyArray<ReadonlyArray<number>>, { routes }: SolverOutput): number => {
  const vehicleOf = new Map(routes.flatMap(({ vehicle, visits }) => visits.map(({ stop }) => [stop, vehicle] as const)))
  return currentRoutes.flatMap((stops, vehicle) => stops.filter((stop) => vehicleOf.get(stop) !== vehicle)).length
}

const rowOf = ({
  name,
  seconds,
  best,
  plan,
  gap,
  moved,
  rate,
  memory,
  rival,
  faults,
}: ProjectResult): ReadonlyArray<string> => [
  name,
  `${seconds} s`,
  plan.cost.toFixed(0),
  best.toFixed(0),
  faults.length > 0 ? 'wrong' : gap.toFixed(3),
  String(plan.routes.length),
  String(plan.unplanned.length),
  moved === undefined ? '-' : String(moved),
  rate.toFixed(0),
  `${memory.toFixed(0)} MB`,
  rival.toFixed(1),
]

const meanOf = (values: ReadonlyArray<number>): string =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3)
