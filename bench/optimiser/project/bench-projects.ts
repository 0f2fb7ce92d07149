import * as E from 'fp-ts/Either'
import type { SolverOutput, SolverInput } from '../../../optimiser'
import { brokenRuleMessage } from '../../../src/domain/problem'
import { verifyOutput } from '../../../tests/optimiser/to-domain'
import { tableOf } from '../../../tests/kit/tables/table'
import type { BenchOptions } from '../options'
import { buildProgram, type BenchProgram } from '../build-program'
import type { MeasuredSolve } from '../programs/measure-solve'
import { kinds, type Kind } from './kinds'
import { projectInput } from './project-input'
import { encodeInput } from './input-text'

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

type ProjectBenchOptions = Pick<BenchOptions, 'budgets' | 'only' | 'isByCpu'>

/**
 * Solves projects as the product does, with our solver and with the greedy one in equal time.
 * Returns whether every plan is valid.
 */
export const benchProjects = async ({ budgets, only, isByCpu }: ProjectBenchOptions): Promise<boolean> => {
  const chosen = kinds.filter(({ name }) => only.length === 0 || only.includes(name))
  if (chosen.length === 0) return true
  const program = await buildProgram('one-project-run')
  const results: ProjectResult[] = []
  try {
    for (const kind of chosen) {
      const problem = await projectInput(kind)
      for (const seconds of budgets) results.push(await measureProject(program, kind, problem, { seconds, isByCpu }))
    }
  } finally {
    await program.remove()
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
  readonly plan: SolverOutput
  readonly gap: number
  /** how many stops of today's plan are unplanned or moved to another vehicle; undefined without such a plan */
  readonly moved: number | undefined
  readonly rate: number
  /** megabytes */
  readonly memory: number
  readonly rival: number
  readonly faults: ReadonlyArray<string>
}

type RunOptions = { readonly seconds: number; readonly isByCpu: boolean }

const measureProject = async (
  program: BenchProgram,
  { name, best }: Kind,
  problem: SolverInput,
  { seconds, isByCpu }: RunOptions,
): Promise<ProjectResult> => {
  const text = encodeInput(problem)
  const runWith = async (solverName: string): Promise<MeasuredSolve> =>
    JSON.parse(
      await program.run([String(seconds * 1000), isByCpu ? 'cpu' : 'wall', '1', solverName], text),
    ) as MeasuredSolve
  const { plan, iterations, cpu, memory } = await runWith('ours')
  const rival = await runWith('rival')
  const gapOf = (cost: number): number => (100 * (cost - best)) / best
  const result = {
    name,
    seconds,
    best,
    plan,
    gap: gapOf(plan.cost),
    moved: problem.currentRoutes && countMoved(problem.currentRoutes, plan),
    rate: iterations / (cpu / 1000),
    memory,
    rival: gapOf(rival.plan.cost),
    faults: brokenRuleMessages(problem, plan),
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
