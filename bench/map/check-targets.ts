import { formatMilliseconds, formatRatio } from '../format-figures'
import { metrics, LONGEST_TASK, TARGETS_FROM_STOPS, type MetricKey, type Sample } from './metrics'
import { styles, type MapCase } from './map-cases'
import type { StyleName } from './page/main'

/** The samples of each style, by round. */
export type StyleSamples = ReadonlyMap<StyleName, ReadonlyArray<Sample>>

export const headings = ['', ...styles.map(({ label }) => label), 'to (a)', 'to (b)', 'promised']

export const rowsOf = ({ stops }: MapCase, samplesByStyle: StyleSamples): ReadonlyArray<ReadonlyArray<string>> =>
  metrics.map(({ key, label, unit, max }) => [
    label,
    ...styles.map(
      ({ name }) =>
        `${formatFigure(best(samplesByStyle, name, key), unit)}, ${formatFigure(median(samplesByStyle, name, key), unit)}`,
    ),
    formatRatio(ratio(samplesByStyle, key, 'naive')),
    formatRatio(ratio(samplesByStyle, key, 'react')),
    targetOf(stops, key, max),
  ])

const targetOf = (stops: number, key: MetricKey, max: number | undefined): string => {
  if (stops < TARGETS_FROM_STOPS) return ''
  return max === undefined ? (fixedTargets[key] ?? '') : `<= ${formatRatio(max)}`
}

const fixedTargets: Partial<Readonly<Record<MetricKey, string>>> = { frames: '>= (a)', task: `<= ${LONGEST_TASK} ms` }

/** The targets that were missed, as messages. */
export const missedTargets = ({ stops }: MapCase, samplesByStyle: StyleSamples): ReadonlyArray<string> => {
  if (stops < TARGETS_FROM_STOPS) return []
  const sizeLabel = `at ${stops.toLocaleString('en')} stops`
  const tooSlow = metrics.flatMap(({ key, label, max }) => {
    const share = ratio(samplesByStyle, key, 'naive')
    return max === undefined || share <= max
      ? []
      : [`${label} ${sizeLabel} takes ${formatRatio(share)} of (a), not ${formatRatio(max)}`]
  })
  return [
    ...tooSlow,
    ...(ratio(samplesByStyle, 'frames', 'naive') < 1 ? [`(a) pans with more frames a second ${sizeLabel}`] : []),
    ...(median(samplesByStyle, 'ours', 'task') > LONGEST_TASK
      ? [`a script keeps the page longer than ${LONGEST_TASK} ms ${sizeLabel}`]
      : []),
  ]
}

const ratio = (samplesByStyle: StyleSamples, key: MetricKey, other: StyleName): number =>
  median(samplesByStyle, 'ours', key) / median(samplesByStyle, other, key)

const sorted = (samplesByStyle: StyleSamples, name: StyleName, key: MetricKey): ReadonlyArray<number> =>
  (samplesByStyle.get(name) ?? []).map((sample) => sample[key]).toSorted((first, second) => first - second)

const median = (samplesByStyle: StyleSamples, name: StyleName, key: MetricKey): number => {
  const samples = sorted(samplesByStyle, name, key)
  return samples[Math.floor(samples.length / 2)] ?? NaN
}

const best = (samplesByStyle: StyleSamples, name: StyleName, key: MetricKey): number =>
  sorted(samplesByStyle, name, key).at(key === 'frames' ? -1 : 0) ?? NaN

const formatFigure = (figure: number, unit: string): string => {
  if (unit === 'ms') return formatMilliseconds(figure)
  return unit === '' ? figure.toFixed(0) : `${figure.toFixed(1)} ${unit}`
}
