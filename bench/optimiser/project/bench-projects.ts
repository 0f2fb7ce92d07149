import * as E from 'fp-ts/Either'
import type { Plan, Problem } from '../../../optimiser'
import { violationMessage } from '../../../src/domain/problem'
import { verdict } from '../../../tests/optimiser/to-domain'
import { tableOf } from '../../../tests/kit/tables/table'
import type { AskedFor } from '../options'
import { builtProgram, type BuiltProgram } from '../build-program'
import type { Watched } from '../programs/measure-solve'
import { kinds, type Kind } from './kinds'
import { problemFor } from './project-input'
import { projectWritten } from './input-text'

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

type Asked = Pick<AskedFor, 'budgets' | 'only' | 'isByCpu'>

/**
 * Solves projects as the product does, with our solver and with a rival in equal time.
 * Returns whether every plan keeps every rule.
 */
export const benchProjects = async ({ budgets, only, isByCpu }: Asked): Promise<boolean> => {
  const chosen = kinds.filter(({ name }) => only.length === 0 || only.includes(name))
  if (chosen.length === 0) return true
  const program = await builtProgram('one-project-run')
  const found: Found[] = []
  try {
    for (const kind of chosen) {
      const problem = await problemFor(kind)
      for (const seconds of budgets) found.push(await foundBy(program, kind, problem, { seconds, isByCpu }))
    }
  } finally {
    await program.remove()
  }
  console.log(`\n${tableOf('projects, as the product asks about them', heads, found.map(rowOf), 'figures')}`)
  const means = budgets.map((budget) => {
    const some = found.filter(({ seconds }) => seconds === budget)
    return [`${budget} s`, meanOf(some.map(({ gap }) => gap)), meanOf(some.map(({ rival }) => rival))]
  })
  console.log(`\n${tableOf('mean gap in %', ['budget', 'this solver', 'rival'], means, 'figures')}`)
  for (const { name, faults } of found) for (const fault of faults) console.error(`${name}: ${fault}`)
  return found.every(({ faults }) => faults.length === 0)
}

type Found = {
  readonly name: string
  readonly seconds: number
  readonly best: number
  readonly plan: Plan
  readonly gap: number
  /** how many stops of today's plan another vehicle visits, or none; undefined where there is no such plan */
  readonly moved: number | undefined
  readonly rate: number
  /** megabytes */
  readonly memory: number
  readonly rival: number
  readonly faults: ReadonlyArray<string>
}

type How = { readonly seconds: number; readonly isByCpu: boolean }

const foundBy = async (
  program: BuiltProgram,
  { name, best }: Kind,
  problem: Problem,
  { seconds, isByCpu }: How,
): Promise<Found> => {
  const text = projectWritten(problem)
  const ranBy = async (way: string): Promise<Watched> =>
    JSON.parse(await program.said([String(seconds * 1000), isByCpu ? 'cpu' : 'wall', '1', way], text)) as Watched
  const { plan, iterations, cpu, memory } = await ranBy('ours')
  const rival = await ranBy('rival')
  const gapOf = (cost: number): number => (100 * (cost - best)) / best
  const found = {
    name,
    seconds,
    best,
    plan,
    gap: gapOf(plan.cost),
    moved: problem.present && movedFrom(problem.present, plan),
    rate: iterations / (cpu / 1000),
    memory,
    rival: gapOf(rival.plan.cost),
    faults: faultsOf(problem, plan),
  }
  process.stderr.write(`${rowOf(found).join('  ')}\n`)
  return found
}

/** What the domain's verifier finds wrong with a plan. */
const faultsOf = (problem: Problem, plan: Plan): ReadonlyArray<string> => {
  const found = verdict(problem, plan)
  return E.isRight(found) ? [] : found.left.map((breach) => violationMessage(breach))
}

const movedFrom = (present: ReadonlyArray<ReadonlyArray<number>>, { routes }: Plan): number => {
  const vehicleOf = new Map(routes.flatMap(({ vehicle, visits }) => visits.map(({ stop }) => [stop, vehicle] as const)))
  return present.flatMap((stops, vehicle) => stops.filter((stop) => vehicleOf.get(stop) !== vehicle)).length
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
}: Found): ReadonlyArray<string> => [
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

const meanOf = (figures: ReadonlyArray<number>): string =>
  (figures.reduce((sum, figure) => sum + figure, 0) / figures.length).toFixed(3)
