import { tableOf } from '../../tests/kit/tables/table'
import type { TimedCase } from '../timed-case'
import { formatMilliseconds, formatRatio } from '../format-figures'
import { decodeCases } from './decode-cases'
import { editCases } from './edit-cases'
import { importCases } from './import-cases'
import { bareLoopCase, listCases } from './list-cases'
import { mapContentCases } from './map-content-cases'
import { priceCases } from './price-cases'

const sizes = [1_000, 10_000, 100_000]
/** The maximum growth of a case for ten times the stops: linear, and some allowance for caches. */
const MAX_GROWTH = 12

type Row = { readonly cells: ReadonlyArray<string>; readonly growth: ReadonlyArray<number> }

const rowOf = (bench: TimedCase): Row => {
  const medians = sizes.map((size) => {
    const { product, baseline } = bench.forSize(size)
    return { ours: product().median, baseline: baseline().median }
  })
  const growth = medians.slice(1).map(({ ours }, index) => ours / (medians[index]?.ours ?? ours))
  return {
    cells: [
      bench.name,
      ...medians.map(({ ours }) => formatMilliseconds(ours)),
      ...growth.map(formatRatio),
      ...medians.map(({ ours, baseline }) => formatRatio(baseline / ours)),
      bench.baselineName,
    ],
    growth,
  }
}

const headings = [
  'the case',
  ...sizes.map((size) => `${size.toLocaleString('en')} stops`),
  'growth',
  'growth',
  ...sizes.map((size) => `plain/${size / 1000}k`),
  'the plain way',
]

const allCases: ReadonlyArray<TimedCase> = [
  ...editCases,
  ...listCases,
  ...mapContentCases,
  ...decodeCases,
  ...priceCases,
  ...importCases,
]

/**
 * Prints the table, with a plain loop over the same list as its first row. Returns whether every chosen case is
 * within its growth limit.
 */
export const benchDomain = (filter: string): boolean => {
  const cases = allCases.filter(({ name }) => name.includes(filter))
  if (cases.length === 0) {
    console.error(`No case is called ${filter}. There are: ${allCases.map(({ name }) => name).join('; ')}.`)
    return false
  }
  const bareRow = rowOf(bareLoopCase)
  const rows = cases.map(rowOf)
  console.log(
    tableOf(
      'domain, median of a call',
      headings,
      [bareRow, ...rows].map((row) => row.cells),
      'figures',
    ),
  )
  const tooSteep = rows.filter((row) => row.growth.some((growth) => growth > MAX_GROWTH))
  console.log(`\nAllowed growth for ten times the stops: ${MAX_GROWTH}x.`)
  for (const { cells } of tooSteep) console.log(`Grows more: ${cells[0]}.`)
  return tooSteep.length === 0
}
