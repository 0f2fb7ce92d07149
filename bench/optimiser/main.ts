import { tableOf } from '../../tests/kit/tables/table'
import { machineLoad, machineName } from '../machine'
import { benchDisguised } from './bench-disguised'
import { benchFleets } from './fleets/bench-fleets'
import { checkRoutes } from './check-routes'
import { entriesToDisguise, generatedEntries } from './generated-entries'
import { parseOptions } from './options'
import { entriesIn, type Entry } from './entries'
import { benchProjects } from './project/bench-projects'
import { buildRun, type RunResult, type Run } from './runs'
import { gainRows, meanGapRows, rowOf, type BenchResult } from './bench-result'
import { writeSolution } from './solution'

const heads = ['instance', 'class', 'budget', 'cost', 'best known', 'gap %', 'routes', 'steps/s', 'memory']

/**
 * Solves public instances, or generated ones, and prints their gaps to the best known
 * costs. Returns whether every plan is valid.
 */
export const benchOptimiser = async (text: string): Promise<boolean> => {
  const options = parseOptions(text)
  if (typeof options === 'string') {
    console.error(options)
    return false
  }
  if (options.isForFleets) return benchFleets(options)
  if (options.isForProjects) return benchProjects(options)
  const loadBefore = machineLoad()
  const all =
    options.instances === undefined
      ? options.isDisguised
        ? entriesToDisguise()
        : generatedEntries()
      : entriesIn(options.instances)
  const entries = all.filter(({ name }) => options.only.length === 0 || options.only.includes(name))
  const built = await buildRun()
  if (options.isDisguised)
    try {
      return await benchDisguised(built.run, entries, options)
    } finally {
      await built.remove()
    }
  const results: BenchResult[] = []
  try {
    for (const seconds of options.budgets)
      for (const entry of entries) results.push(await bestResult(built.run, entry, { ...options, seconds }))
  } finally {
    await built.remove()
  }
  const clock = options.isByCpu ? 'seconds of the processor' : 'seconds of the clock'
  console.log(tableOf(`optimiser, budgets in ${clock}, on ${machineName()}`, heads, results.map(rowOf), 'figures'))
  console.log('')
  console.log(
    tableOf(
      'mean gap in %',
      ['class', ...options.budgets.map((seconds) => `${seconds} s`)],
      meanGapRows(results),
      'figures',
    ),
  )
  if (options.threads > 1) {
    const columns = ['class', 'budget', 'one thread', `${options.threads} threads`]
    console.log(`\n${tableOf('mean gap in % at the same time', columns, gainRows(results), 'figures')}`)
  }
  console.log(
    `\nThe load of the machine was ${loadBefore.toFixed(1)} when this began, and ${machineLoad().toFixed(1)} at its end.`,
  )
  for (const { entry, faults } of results) for (const fault of faults) console.error(`${entry.name}: ${fault}`)
  const areProjectsRight = options.instances !== undefined || (await benchProjects(options))
  return areProjectsRight && results.every(({ faults }) => faults.length === 0)
}

type RunOptions = {
  readonly seconds: number
  readonly isByCpu: boolean
  readonly solutions: string | undefined
  readonly threads: number
}

/** The best result of the parallel processes. */
const bestResult = async (
  run: Run,
  entry: Entry,
  { seconds, isByCpu, solutions, threads }: RunOptions,
): Promise<BenchResult> => {
  const seeds = Array.from({ length: threads }, (_, thread) => thread + 1)
  const all = await run(entry, seconds, isByCpu, seeds)
  const checkedRuns = all.map((runResult) => ({
    ...runResult,
    ...checkRoutes(entry.instance, entry.convention, runResult.routes),
  }))
  const best = checkedRuns.reduce((first, second) => (second.cost < first.cost ? second : first))
  const sum = (figureOf: (runResult: RunResult) => number): number =>
    all.reduce((total, runResult) => total + figureOf(runResult), 0)
  if (solutions !== undefined) writeSolution(solutions, `${entry.name}.${seconds}.sol`, best.routes, best.cost)
  const result = {
    entry,
    seconds,
    cost: best.cost,
    faults: best.faults,
    routes: best.routes.length,
    rate: sum(({ iterations, cpu }) => iterations / (cpu / 1000)),
    memory: sum(({ memory }) => memory),
    singleCosts: checkedRuns.map(({ cost }) => cost),
  }
  process.stderr.write(`${rowOf(result).join('  ')}\n`)
  return result
}
