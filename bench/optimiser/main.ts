import { tableOf } from '../../tests/kit/tables/table'
import { machineLoad, machineName } from '../machine'
import { checked } from './check-routes'
import { generatedSet } from './generated-entries'
import { askedFor } from './options'
import { entriesIn, type Entry } from './entries'
import { benchProjects } from './project/bench-projects'
import { builtRun, type Ran, type Run } from './runs'
import { gainsBy, meansBy, rowOf, type Found } from './bench-result'
import { writeSolution } from './solution'

const heads = ['instance', 'class', 'budget', 'cost', 'best known', 'gap %', 'routes', 'steps/s', 'memory']

/**
 * Solves public instances, or generated ones, and prints their gaps to the best known
 * costs. Returns whether every answer is right.
 */
export const benchOptimiser = async (words: string): Promise<boolean> => {
  const asked = askedFor(words)
  if (typeof asked === 'string') {
    console.error(asked)
    return false
  }
  const before = machineLoad()
  const all = asked.instances === undefined ? generatedSet() : entriesIn(asked.instances)
  const entries = all.filter(({ name }) => asked.only.length === 0 || asked.only.includes(name))
  const built = await builtRun()
  const found: Found[] = []
  try {
    for (const seconds of asked.budgets)
      for (const entry of entries) found.push(await foundBy(built.run, entry, { ...asked, seconds }))
  } finally {
    await built.remove()
  }
  const clock = asked.isByCpu ? 'seconds of the processor' : 'seconds of the clock'
  console.log(tableOf(`optimiser, budgets in ${clock}, on ${machineName()}`, heads, found.map(rowOf), 'figures'))
  console.log('')
  console.log(tableOf('mean gap in %', ['class', ...asked.budgets.map((one) => `${one} s`)], meansBy(found), 'figures'))
  if (asked.threads > 1) {
    const columns = ['class', 'budget', 'one thread', `${asked.threads} threads`]
    console.log(`\n${tableOf('mean gap in % at the same time', columns, gainsBy(found), 'figures')}`)
  }
  console.log(
    `\nThe load of the machine was ${before.toFixed(1)} when this began, and ${machineLoad().toFixed(1)} at its end.`,
  )
  for (const { entry, faults } of found) for (const fault of faults) console.error(`${entry.name}: ${fault}`)
  const areProjectsRight = asked.instances !== undefined || (await benchProjects(asked))
  return areProjectsRight && found.every(({ faults }) => faults.length === 0)
}

type How = {
  readonly seconds: number
  readonly isByCpu: boolean
  readonly solutions: string | undefined
  readonly threads: number
}

/** The best result of the processes that run at once. */
const foundBy = async (run: Run, entry: Entry, { seconds, isByCpu, solutions, threads }: How): Promise<Found> => {
  const seeds = Array.from({ length: threads }, (_, thread) => thread + 1)
  const all = await run(entry, seconds, isByCpu, seeds)
  const each = all.map((ran) => ({ ...ran, ...checked(entry.instance, entry.convention, ran.routes) }))
  const best = each.reduce((one, other) => (other.cost < one.cost ? other : one))
  const sum = (of: (ran: Ran) => number): number => all.reduce((whole, ran) => whole + of(ran), 0)
  if (solutions !== undefined) writeSolution(solutions, `${entry.name}.${seconds}.sol`, best.routes, best.cost)
  const found = {
    entry,
    seconds,
    cost: best.cost,
    faults: best.faults,
    routes: best.routes.length,
    rate: sum(({ iterations, cpu }) => iterations / (cpu / 1000)),
    memory: sum(({ memory }) => memory),
    alone: each.map(({ cost }) => cost),
  }
  process.stderr.write(`${rowOf(found).join('  ')}\n`)
  return found
}
