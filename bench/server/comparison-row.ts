import { milliseconds, times } from '../format-figures'
import type { Borne } from './load'

/** A row of the table, and whether its promise is kept; undefined where nothing was promised. */
export type Found = { readonly cells: ReadonlyArray<string>; readonly isMet: boolean | undefined }

export const heads = ['the case', 'clients', 'a second', 'median', '99 in 100', 'the plain way', 'ratio', 'promised']

const rate = (borne: number): string => borne.toFixed(0)

/** Compares the server with another one that did the same in turns. */
export const against = (
  name: string,
  clients: number,
  [ours, plain]: ReadonlyArray<Borne>,
  promised?: number,
): Found => {
  const ratio = (ours?.rate ?? NaN) / (plain?.rate ?? NaN)
  return {
    cells: [
      ...borneCells(name, clients, ours),
      rate(plain?.rate ?? NaN),
      times(ratio),
      promised === undefined ? '' : `at least ${times(promised)}`,
    ],
    isMet: promised === undefined ? undefined : ratio >= promised,
  }
}

export const within = (name: string, clients: number, ours: Borne | undefined, mostMs: number): Found => ({
  cells: [...borneCells(name, clients, ours), '', '', `99 in 100 < ${mostMs} ms`],
  isMet: (ours?.p99 ?? NaN) < mostMs,
})

export const alone = (name: string, clients: number, ours: Borne | undefined): Found => ({
  cells: [...borneCells(name, clients, ours), '', '', ''],
  isMet: undefined,
})

/** A single figure that must stay under another. */
export const under = (name: string, figure: number, most: number, unit: 'ms' | 'MB'): Found => ({
  cells: [
    name,
    '',
    '',
    unit === 'ms' ? milliseconds(figure) : `${figure.toFixed(0)} MB`,
    '',
    '',
    '',
    `< ${most} ${unit}`,
  ],
  isMet: figure < most,
})

const borneCells = (name: string, clients: number, ours: Borne | undefined): ReadonlyArray<string> => [
  name,
  String(clients),
  rate(ours?.rate ?? NaN),
  milliseconds(ours?.p50 ?? NaN),
  milliseconds(ours?.p99 ?? NaN),
]
