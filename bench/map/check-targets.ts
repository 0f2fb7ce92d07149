import { milliseconds, times } from '../format-figures'
import { asked, LONGEST_TASK, PROMISED_FROM, type Key, type Sample } from './metrics'
import { styles, type MapCase } from './map-cases'
import type { StyleName } from './page/main'

/** The samples of each style, turn by turn. */
export type Found = ReadonlyMap<StyleName, ReadonlyArray<Sample>>

export const heads = ['', ...styles.map(({ words }) => words), 'to (a)', 'to (b)', 'promised']

export const rowsOf = ({ stops }: MapCase, found: Found): ReadonlyArray<ReadonlyArray<string>> =>
  asked.map(({ key, words, unit, most }) => [
    words,
    ...styles.map(({ name }) => `${said(best(found, name, key), unit)}, ${said(median(found, name, key), unit)}`),
    times(ratio(found, key, 'naive')),
    times(ratio(found, key, 'react')),
    promiseOf(stops, key, most),
  ])

const promiseOf = (stops: number, key: Key, most: number | undefined): string => {
  if (stops < PROMISED_FROM) return ''
  return most === undefined ? (promises[key] ?? '') : `<= ${times(most)}`
}

const promises: Partial<Readonly<Record<Key, string>>> = { frames: '>= (a)', task: `<= ${LONGEST_TASK} ms` }

/** The promises that are not kept, in words. */
export const judged = ({ stops }: MapCase, found: Found): ReadonlyArray<string> => {
  if (stops < PROMISED_FROM) return []
  const at = `at ${stops.toLocaleString('en')} stops`
  const dear = asked.flatMap(({ key, words, most }) => {
    const part = ratio(found, key, 'naive')
    return most === undefined || part <= most ? [] : [`${words} ${at} takes ${times(part)} of (a), not ${times(most)}`]
  })
  return [
    ...dear,
    ...(ratio(found, 'frames', 'naive') < 1 ? [`(a) pans with more frames a second ${at}`] : []),
    ...(median(found, 'ours', 'task') > LONGEST_TASK
      ? [`a script keeps the page longer than ${LONGEST_TASK} ms ${at}`]
      : []),
  ]
}

const ratio = (found: Found, key: Key, rival: StyleName): number =>
  median(found, 'ours', key) / median(found, rival, key)

const sorted = (found: Found, name: StyleName, key: Key): ReadonlyArray<number> =>
  (found.get(name) ?? []).map((sample) => sample[key]).toSorted((one, other) => one - other)

const median = (found: Found, name: StyleName, key: Key): number => {
  const samples = sorted(found, name, key)
  return samples[Math.floor(samples.length / 2)] ?? NaN
}

const best = (found: Found, name: StyleName, key: Key): number =>
  sorted(found, name, key).at(key === 'frames' ? -1 : 0) ?? NaN

const said = (figure: number, unit: string): string => {
  if (unit === 'ms') return milliseconds(figure)
  return unit === '' ? figure.toFixed(0) : `${figure.toFixed(1)} ${unit}`
}
