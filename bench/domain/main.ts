import { milliseconds, tableOf, times } from '../table'
import type { BenchCase } from '../bench-case'
import { decodeCases } from './decode-cases'
import { editCases } from './edit-cases'
import { listCases } from './list-cases'
import { pictureCases } from './picture-cases'

const sizes = [1_000, 10_000, 100_000]
/** For ten times the stops: linear, and a little for memory that no longer fits the caches. */
const MOST_GROWTH = 12

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

/** Prints the table; tells whether every case grows as it may. */
export const benchDomain = (): boolean => {
  const rows = [...editCases, ...listCases, ...pictureCases, ...decodeCases].map(rowOf)
  const heads = [
    'domain, median of a call',
    ...sizes.map((size) => `${size.toLocaleString('en')} stops`),
    'growth',
    'growth',
    ...sizes.map((size) => `plain/${size / 1000}k`),
    'the plain way',
  ]
  console.log(
    tableOf(
      heads,
      rows.map((row) => row.cells),
    ),
  )
  const worst = Math.max(...rows.flatMap((row) => row.growth))
  console.log(`\nWorst growth for ten times the stops: ${times(worst)} (at most ${MOST_GROWTH}x).`)
  return worst <= MOST_GROWTH
}
