import type { StopId } from '../../domain/stop'
import type { TimelineRow, TimelineStop } from './timeline-row'

/** What has the focus: a stop, or the head of a route. `place` is the position in the row, -1 at its head. */
export type TimelineCell = {
  readonly route: number
  readonly stop: StopId | undefined
  readonly place: number
}

type Rows = ReadonlyArray<TimelineRow>

/** The cell where the stop of a cell is now; where it is gone, the cell at its place, for the focus must be somewhere. */
export const existingCell = (rows: Rows, cell: TimelineCell | undefined): TimelineCell | undefined => {
  const moved = cell?.stop === undefined ? undefined : cellOfStop(rows, cell.stop)
  if (moved !== undefined) return moved
  const row = rows.find(({ summary }) => summary.index === cell?.route) ?? rows[0]
  if (row === undefined) return undefined
  return cell !== undefined && cell.stop === undefined ? headOf(row) : cellAt(row, cell?.place ?? 0)
}

const cellOfStop = (rows: Rows, stop: StopId): TimelineCell | undefined => {
  for (const { summary, stops } of rows) {
    const place = stops.findIndex(({ id }) => id === stop)
    if (place >= 0) return { route: summary.index, stop, place }
  }
  return undefined
}

const headOf = ({ summary }: TimelineRow): TimelineCell => ({ route: summary.index, stop: undefined, place: -1 })

/** The nearest place that the row has, or the head of a row without stops. */
const cellAt = (row: TimelineRow, place: number): TimelineCell => {
  const nearest = Math.min(Math.max(place, 0), row.stops.length - 1)
  const stop = row.stops[nearest]
  return stop === undefined ? headOf(row) : { route: row.summary.index, stop: stop.id, place: nearest }
}

const PAGE_ROWS = 10

const rowSteps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE_ROWS,
  PageDown: PAGE_ROWS,
}

/** Where a key leads from a cell; undefined for any other key. */
export const nextCell = (rows: Rows, cell: TimelineCell, key: string): TimelineCell | undefined => {
  const position = rows.findIndex(({ summary }) => summary.index === cell.route)
  const row = rows[position]
  if (row === undefined) return undefined
  switch (key) {
    case 'ArrowRight':
      return cellAt(row, cell.place + 1)
    case 'ArrowLeft':
      return cell.place > 0 ? cellAt(row, cell.place - 1) : headOf(row)
    case 'Home':
      return cellAt(row, 0)
    case 'End':
      return cellAt(row, row.stops.length - 1)
    default: {
      const step = rowSteps[key]
      if (step === undefined) return undefined
      const target = rows[Math.min(Math.max(position + step, 0), rows.length - 1)] ?? row
      const from = row.stops[cell.place]
      return from === undefined ? headOf(target) : cellAt(target, nearestInTime(target.stops, from))
    }
  }
}

const middleOf = ({ from, until }: TimelineStop): number => (from + until) / 2

/** The place of the stop that is served most nearly at the same time. */
const nearestInTime = (stops: ReadonlyArray<TimelineStop>, stop: TimelineStop): number => {
  const distances = stops.map((candidate) => Math.abs(middleOf(candidate) - middleOf(stop)))
  return distances.indexOf(Math.min(...distances))
}
