import { tableOf } from '../../tests/kit/tables/table'
import { checkRoutes } from './check-routes'
import { disguises } from './disguises'
import type { Entry } from './entries'
import type { BenchOptions } from './options'
import type { Run } from './runs'

type DisguisedBenchOptions = Pick<BenchOptions, 'budgets' | 'isByCpu' | 'threads'>

/** The costs of all seeds in each disguise. */
type Costs = {
  readonly entry: Entry
  readonly seconds: number
  readonly byDisguise: ReadonlyMap<string, ReadonlyArray<number>>
}

/**
 * Solves each instance plain and in every disguise, and prints how much dearer the disguised plans are, by class, with the
 * standard error of as many seeds as there are threads. Returns whether every plan is valid.
 */
export const benchDisguised = async (
  run: Run,
  entries: ReadonlyArray<Entry>,
  { budgets, isByCpu, threads }: DisguisedBenchOptions,
): Promise<boolean> => {
  const results: Costs[] = []
  const faultTexts: string[] = []
  const seeds = Array.from({ length: threads }, (_, index) => index + 1)
  for (const seconds of budgets)
    for (const entry of entries) {
      const byDisguise = new Map<string, ReadonlyArray<number>>()
      for (const disguise of Object.keys(disguises)) {
        const found = await run({ ...entry, disguise }, seconds, isByCpu, seeds)
        const checked = found.map(({ routes }) => checkRoutes(entry.instance, entry.convention, routes))
        const faults = checked.flatMap((plan) => plan.faults)
        faultTexts.push(...faults.map((fault) => `${entry.name}, ${disguise}: ${fault}`))
        byDisguise.set(
          disguise,
          checked.map(({ cost }) => cost),
        )
      }
      results.push({ entry, seconds, byDisguise })
      process.stderr.write(`${[entry.name, `${seconds} s`, ...costTexts(byDisguise)].join('  ')}\n`)
    }
  console.log(
    tableOf(
      `plain against the best known cost, and disguised against plain, in %, means of ${threads} seeds`,
      ['class', 'budget', ...Object.keys(disguises)],
      classRows(results),
      'figures',
    ),
  )
  for (const text of faultTexts) console.error(text)
  return faultTexts.length === 0
}

const costTexts = (byDisguise: Costs['byDisguise']): ReadonlyArray<string> =>
  [...byDisguise].map(([disguise, costs]) => `${disguise} ${meanOf(costs).toFixed(0)}`)

const classRows = (results: ReadonlyArray<Costs>): ReadonlyArray<ReadonlyArray<string>> => {
  const keys = new Set(results.map(({ entry, seconds }) => `${entry.class}\n${seconds} s`))
  return [...keys].map((key) => {
    const matching = results.filter(({ entry, seconds }) => `${entry.class}\n${seconds} s` === key)
    const gaps = Object.keys(disguises).map((disguise) =>
      meanAndError(
        matching.flatMap(({ entry, byDisguise }) => {
          const reference = disguise === 'plain' ? entry.best : meanOf(byDisguise.get('plain') ?? [])
          return (byDisguise.get(disguise) ?? []).map((cost) => (100 * (cost - reference)) / reference)
        }),
        matching.length,
      ),
    )
    return [...key.split('\n'), ...gaps]
  })
}

const meanOf = (numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length

/** Such as `.12 ± .05`. Instances differ by more than chance, so only the seeds of one are compared. */
const meanAndError = (gaps: ReadonlyArray<number>, instances: number): string => {
  const seeds = gaps.length / instances
  const deviations = gaps.map((gap, index) => {
    const first = Math.floor(index / seeds) * seeds
    return gap - meanOf(gaps.slice(first, first + seeds))
  })
  const squares = deviations.reduce((sum, deviation) => sum + deviation ** 2, 0)
  const error = Math.sqrt(squares / (gaps.length - instances) / gaps.length)
  return `${meanOf(gaps).toFixed(2)} ± ${Number.isFinite(error) ? error.toFixed(2) : '?'}`
}
