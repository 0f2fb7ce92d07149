import { formatKilobytes, formatMilliseconds, formatRatio } from '../format-figures'
import type { LoadResult } from './load'

/** A row of the table, and whether its target is met; undefined without a target. */
export type ComparisonRow = { readonly cells: ReadonlyArray<string>; readonly isTargetMet: boolean | undefined }

export const headings = [
  'the case',
  'clients',
  'a second',
  'median',
  '99 in 100',
  'the plain way',
  'ratio',
  'size',
  'promised',
]

const formatRate = (perSecond: number): string => perSecond.toFixed(0)

/** Compares the server with another one that was measured alternately. */
export const comparisonRow = (
  name: string,
  clients: number,
  [product, baseline]: ReadonlyArray<LoadResult>,
  minRatio?: number,
): ComparisonRow => {
  const ratio = (product?.rate ?? NaN) / (baseline?.rate ?? NaN)
  return {
    cells: [
      ...loadCells(name, clients, product),
      formatRate(baseline?.rate ?? NaN),
      formatRatio(ratio),
      '',
      minRatio === undefined ? '' : `at least ${formatRatio(minRatio)}`,
    ],
    isTargetMet: minRatio === undefined ? undefined : ratio >= minRatio,
  }
}

export const latencyRow = (
  name: string,
  clients: number,
  product: LoadResult | undefined,
  maxMs: number,
): ComparisonRow => ({
  cells: [...loadCells(name, clients, product), '', '', '', `99 in 100 < ${maxMs} ms`],
  isTargetMet: (product?.p99 ?? NaN) < maxMs,
})

export const rowWithoutTarget = (name: string, clients: number, product: LoadResult | undefined): ComparisonRow => ({
  cells: [...loadCells(name, clients, product), '', '', '', ''],
  isTargetMet: undefined,
})

/** A single rate with a minimum. */
export const leastRow = (name: string, perSecond: number, min: number): ComparisonRow => ({
  cells: [name, '', formatRate(perSecond), '', '', '', '', '', `at least ${formatRate(min)}`],
  isTargetMet: perSecond >= min,
})

/** A single figure with a maximum. */
export const limitRow = (name: string, figure: number, max: number, unit: 'ms' | 'MB' | 'times'): ComparisonRow => ({
  cells: [
    name,
    '',
    '',
    unit === 'ms' ? formatMilliseconds(figure) : `${figure.toFixed(0)} ${unit}`,
    '',
    '',
    '',
    '',
    `< ${max} ${unit}`,
  ],
  isTargetMet: figure < max,
})

/** A single time beside that of the plain way. */
export const timeRow = (name: string, ms: number, plainMs: number): ComparisonRow => ({
  cells: [name, '', '', formatMilliseconds(ms), '', formatMilliseconds(plainMs), formatRatio(ms / plainMs), '', ''],
  isTargetMet: undefined,
})

/** A single time that may be only so many times that of the plain way. */
export const maxRatioRow = (name: string, ms: number, plainMs: number, maxRatio: number): ComparisonRow => ({
  cells: [...timeRow(name, ms, plainMs).cells.slice(0, -1), `at most ${formatRatio(maxRatio)}`],
  isTargetMet: ms / plainMs <= maxRatio,
})

/** An answer or an event: its time, and its size with a maximum. */
export const sizeRow = (name: string, ms: number, bytes: number, maxKilobytes: number): ComparisonRow => ({
  cells: [name, '1', '', formatMilliseconds(ms), '', '', '', formatKilobytes(bytes), `at most ${maxKilobytes} kB`],
  isTargetMet: bytes <= maxKilobytes * 1000,
})

const loadCells = (name: string, clients: number, product: LoadResult | undefined): ReadonlyArray<string> => [
  name,
  String(clients),
  formatRate(product?.rate ?? NaN),
  formatMilliseconds(product?.p50 ?? NaN),
  formatMilliseconds(product?.p99 ?? NaN),
]
