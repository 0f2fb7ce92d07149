import { tableOf } from '../../tests/kit/tables/table'
import type { BenchCase } from '../bench-case'
import { milliseconds, times } from '../figures'
import { decodeCases } from './decode-cases'
import { editCases } from './edit-cases'
import { bareList, listCases } from './list-cases'
import { pictureCases } from './picture-cases'

const sizes = [1_000, 10_000, 100_000]
/** For ten times the stops: linear, and a little for the caches. */
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

/**
 * Prints the table, and names what grows faster than it may: linearly, or like a bare loop over the same list, since a
 * hundred thousand stops no longer fit the machine's caches, whoever walks over them.
 */
export const benchDomain = (): void => {
  const bare = rowOf(bareList)
  const rows = [...editCases, ...listCases, ...pictureCases, ...decodeCases].map(rowOf)
  console.log(
    tableOf(
      'domain, median of a call',
      heads,
      [bare, ...rows].map((row) => row.cells),
      'figures',
    ),
  )
  const most = bare.growth.map((growth) => Math.max(LINEAR, growth))
  const faster = rows.filter((row) => row.growth.some((growth, at) => growth > (most[at] ?? LINEAR)))
  console.log(`\nAllowed growth for ten times the stops: ${most.map(times).join(' and ')}.`)
  for (const { cells } of faster) console.log(`Grows faster: ${cells[0]}.`)
}
