import type { StopId } from '../../domain/stop'
import type { TimelineRow, TimelineStop } from './timeline-row'

/** A cell of the grid, which can have the focus: a stop, or the head of a route. */
export type TimelineCell = {
  readonly routeIndex: number
  readonly stop: StopId | undefined
  /** among the stops of the row, from 0; -1 at its head */
  readonly stopPosition: number
}

type Rows = ReadonlyArray<TimelineRow>

/** The cell where the stop of a cell is now; where it is gone, the cell at its position, for the focus must be somewhere. */
export const cellToFocus = (rows: Rows, cell: TimelineCell | undefined): TimelineCell | undefined => {
  const moved = cell?.stop === undefined ? undefined : cellOfStop(rows, cell.stop)
  if (moved !== undefined) return moved
  const row = rows.find(({ summary }) => summary.index === cell?.routeIndex) ?? rows[0]
  if (row === undefined) return undefined
  return cell !== undefined && cell.stop === undefined ? headOf(row) : cellAt(row, cell?.stopPosition ?? 0)
}

const cellOfStop = (rows: Rows, stop: StopId): TimelineCell | undefined => {
  for (const { summary, stops } of rows) {
    const stopPosition = stops.findIndex(({ id }) => id === stop)
    if (stopPosition >= 0) return { routeIndex: summary.index, stop, stopPosition }
  }
  return undefined
}

const headOf = ({ summary }: TimelineRow): TimelineCell => ({
  routeIndex: summary.index,
  stop: undefined,
  stopPosition: -1,
})

/** The stop at the nearest position that the row has, or the head of a row without stops. */
const cellAt = (row: TimelineRow, stopPosition: number): TimelineCell => {
  const nearest = Math.min(Math.max(stopPosition, 0), row.stops.length - 1)
  const stop = row.stops[nearest]
  return stop === undefined ? headOf(row) : { routeIndex: row.summary.index, stop: stop.id, stopPosition: nearest }
}

const PAGE_ROWS = 10

const rowSteps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE_ROWS,
  PageDown: PAGE_ROWS,
}

/** Where a key leads from a cell; undefined for any other key. */
export const cellAfterKey = (rows: Rows, cell: TimelineCell, key: string): TimelineCell | undefined => {
  const rowPosition = rows.findIndex(({ summary }) => summary.index === cell.routeIndex)
  const row = rows[rowPosition]
  if (row === undefined) return undefined
  switch (key) {
    case 'ArrowRight':
      return cellAt(row, cell.stopPosition + 1)
    case 'ArrowLeft':
      return cell.stopPosition > 0 ? cellAt(row, cell.stopPosition - 1) : headOf(row)
    case 'Home':
      return cellAt(row, 0)
    case 'End':
      return cellAt(row, row.stops.length - 1)
    default: {
      const step = rowSteps[key]
      if (step === undefined) return undefined
      const target = rows[Math.min(Math.max(rowPosition + step, 0), rows.length - 1)] ?? row
      const from = row.stops[cell.stopPosition]
      return from === undefined ? headOf(target) : cellAt(target, nearestInTime(target.stops, from))
    }
  }
}

const middleOf = ({ from, until }: TimelineStop): number => (from + until) / 2

/** The position of the stop that is served most nearly at the same time. */
const nearestInTime = (stops: ReadonlyArray<TimelineStop>, stop: TimelineStop): number => {
  const distances = stops.map((candidate) => Math.abs(middleOf(candidate) - middleOf(stop)))
  return distances.indexOf(Math.min(...distances))
}
