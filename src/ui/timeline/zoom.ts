import type { TimelineZoom } from '../../application/timeline'
import type { TimelineAxis } from './view-model'

const HOUR = 3600

/** From the whole day to one hour. */
export const zooms: ReadonlyArray<{ readonly value: TimelineZoom; readonly label: string }> = [
  { value: 'day', label: 'Day' },
  { value: 'four hours', label: '4 h' },
  { value: 'hour', label: '1 h' },
]

const visibleSeconds: Readonly<Record<TimelineZoom, number>> = { day: Infinity, 'four hours': 4 * HOUR, hour: HOUR }

/** How many times as wide as its visible part the axis is. */
export const widthFactorOf = (zoom: TimelineZoom, { from, until }: TimelineAxis): number =>
  Math.max(1, (until - from) / visibleSeconds[zoom])

/** The next closer zoom, or with -1 the next farther one. */
export const zoomBy = (zoom: TimelineZoom, step: 1 | -1): TimelineZoom =>
  zooms[zooms.findIndex(({ value }) => value === zoom) + step]?.value ?? zoom

type ZoomKey = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean }

/** Ctrl with + and −; undefined for any other key. */
export const zoomAfterKey = (
  zoom: TimelineZoom,
  { key, ctrlKey, metaKey, altKey }: ZoomKey,
): TimelineZoom | undefined => {
  if (altKey || !(ctrlKey || metaKey)) return undefined
  if (key === '+' || key === '=') return zoomBy(zoom, 1)
  return key === '-' ? zoomBy(zoom, -1) : undefined
}

const MINUTE = 60
const LABEL_WIDTH = 46

/** The seconds between two labels of the axis, so that they have room at this many pixels an hour. */
export const labelStepOf = (pixelsPerHour: number): number =>
  [10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR].find((step) => (pixelsPerHour * step) / HOUR >= LABEL_WIDTH) ?? 4 * HOUR
