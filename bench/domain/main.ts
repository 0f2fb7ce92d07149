import { tableOf } from '../../tests/kit/tables/table'
import type { BenchCase } from '../timed-case'
import { milliseconds, times } from '../format-figures'
import { decodeCases } from './decode-cases'
import { editCases } from './edit-cases'
import { bareList, listCases } from './list-cases'
import { pictureCases } from './picture-cases'

const sizes = [1_000, 10_000, 100_000]
/** The most that a case may grow for ten times the stops: linear, and a little more for the caches. */
const LINEAR = 12

type Row = { readonly cells: ReadonlyArray<string>; readonly growth: ReadonlyArray<number> }

const rowOf = (bench: BenchCase): Row => {
  const found = sizes.map((size) => {
    const { ours, plain } = bench.at(size)
    return { ours: ours().median, plain: plain().median }
  })
  const growth = found.slice(1).map(({ ours }, at) => ours / (found[at]?.ours ?? ours))
  return {
    cells: [
      bench.name,
      ...found.map(({ ours }) => milliseconds(ours)),
      ...growth.map(times),
      ...found.map(({ ours, plain }) => times(plain / ours)),
      bench.against,
    ],
    growth,
  }
}

const heads = [
  'the case',
  ...sizes.map((size) => `${size.toLocaleString('en')} stops`),
  'growth',
  'growth',
  ...sizes.map((size) => `plain/${size / 1000}k`),
  'the plain way',
]

const allCases: ReadonlyArray<BenchCase> = [...editCases, ...listCases, ...pictureCases, ...decodeCases]

/**
 * Prints the table, with a bare loop over the same list as its first row. Returns
 * whether every chosen case grows as it may.
 */
export const benchDomain = (called: string): boolean => {
  const cases = allCases.filter(({ name }) => name.includes(called))
  if (cases.length === 0) {
    console.error(`No case is called ${called}. There are: ${allCases.map(({ name }) => name).join('; ')}.`)
    return false
  }
  const bare = rowOf(bareList)
  const rows = cases.map(rowOf)
  console.log(
    tableOf(
      'domain, median of a call',
      heads,
      [bare, ...rows].map((row) => row.cells),
      'figures',
    ),
  )
  const steep = rows.filter((row) => row.growth.some((growth) => growth > LINEAR))
  console.log(`\nAllowed growth for ten times the stops: ${LINEAR}x.`)
  for (const { cells } of steep) console.log(`Grows more: ${cells[0]}.`)
  return steep.length === 0
}
