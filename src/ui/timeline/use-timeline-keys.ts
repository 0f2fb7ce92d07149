import type { KeyboardEvent, MouseEvent } from 'react'
import { mapMessage } from '../../domain/map'
import type { StopId } from '../../domain/stop'
import { useApp } from '../app-facade'
import { useOpenItem } from '../plan'
import { cellAfterKey, type TimelineCell } from './keyboard-navigation'
import type { TimelineRow } from './timeline-row'

type TimelineKeysInput = {
  readonly rows: ReadonlyArray<TimelineRow>
  readonly activeCell: TimelineCell | undefined
  /** gives a cell the focus */
  readonly onMove: (cell: TimelineCell) => void
}

type TimelineKeys = {
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClick: (event: MouseEvent) => void
  readonly onDoubleClick: (event: MouseEvent) => void
}

/** The keys and clicks of the timeline; the keys of a stop anywhere on the page, such as V, are not among them. */
export const useTimelineKeys = ({ rows, activeCell, onMove }: TimelineKeysInput): TimelineKeys => {
  const { plan, map, move, selection } = useApp()
  const { openStop, openRoute } = useOpenItem()
  const row = rows.find(({ summary }) => summary.index === activeCell?.routeIndex)

  const toggleRoute = (routeIndex: number): void =>
    map.updateMapView(mapMessage('zoomToRoute', { projectId: plan.store.project?.id, routeIndex }))
  const open = ({ stop, routeIndex }: TimelineCell): void =>
    stop === undefined ? openRoute(routeIndex) : openStop(stop)
  const allStops = (): ReadonlyArray<StopId> => rows.flatMap(({ stops }) => stops.map(({ id }) => id))
  /** The selection where the stop is in it. */
  const withSelection = (stop: StopId): ReadonlyArray<StopId> =>
    selection.store.stops.has(stop) ? [...selection.store.stops] : [stop]
  /** To the cheapest position on the route above or below that of the stops, or that to which they are already to go. */
  const moveToNeighbour = (stop: StopId, step: 1 | -1): void => {
    const from = move.pendingRoute.latestOf(stop)?.route ?? row?.summary.index
    const at = rows.findIndex(({ summary }) => summary.index === from)
    const neighbour = at < 0 ? undefined : rows[at + step]
    if (neighbour !== undefined) move.stepToRoute(withSelection(stop), neighbour.summary.index)
  }
  const runAltKey = (stop: StopId, key: string): boolean => {
    if (key === 'ArrowUp' || key === 'ArrowDown') moveToNeighbour(stop, key === 'ArrowDown' ? 1 : -1)
    else if (key === 'ArrowLeft' || key === 'ArrowRight')
      move.stepInRoute(stop, key === 'ArrowLeft' ? 'earlier' : 'later')
    else return false
    return true
  }
  const runKey = (cell: TimelineCell, { key, shiftKey }: KeyboardEvent): boolean => {
    const next = cellAfterKey(rows, cell, key)
    if (next !== undefined) {
      if (shiftKey && cell.stop !== undefined && next.stop !== undefined) {
        if (!selection.store.stops.has(cell.stop)) selection.toggle(cell.stop)
        selection.extendTo(next.stop, allStops())
      }
      onMove(next)
    } else if (key === 'Enter') open(cell)
    else if (key === ' ' && cell.stop !== undefined) selection.toggle(cell.stop)
    else if (key === ' ') toggleRoute(cell.routeIndex)
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (activeCell === undefined || cellOf(event.target) === undefined) return
    const isCtrl = event.ctrlKey || event.metaKey
    const isHandled = event.altKey
      ? !isCtrl && activeCell.stop !== undefined && runAltKey(activeCell.stop, event.key)
      : isCtrl
        ? event.key.toLowerCase() === 'a' && row !== undefined && selectRow(row)
        : runKey(activeCell, event)
    if (isHandled) event.preventDefault()
  }
  const selectRow = ({ stops }: TimelineRow): boolean => {
    selection.add(stops.map(({ id }) => id))
    return true
  }
  const onClick = (event: MouseEvent): void => {
    const cell = cellOf(event.target)
    if (cell === undefined) return
    onMove(cell)
    if (cell.stop === undefined) toggleRoute(cell.routeIndex)
    else if (event.shiftKey) selection.extendTo(cell.stop, allStops())
    else if (event.ctrlKey || event.metaKey) selection.toggle(cell.stop)
    else selection.only(cell.stop)
  }
  const onDoubleClick = (event: MouseEvent): void => {
    const cell = cellOf(event.target)
    if (cell !== undefined) open(cell)
  }
  return { onKeyDown, onClick, onDoubleClick }
}

/** The cell that an element is in. */
export const cellOf = (target: EventTarget): TimelineCell | undefined => {
  if (!(target instanceof Element)) return undefined
  const cell = target.closest<HTMLElement>('[data-stop], [data-head]')
  const route = cell?.closest<HTMLElement>('[data-route]')?.dataset['route']
  return cell === null || route === undefined
    ? undefined
    : { routeIndex: Number(route), stop: cell.dataset['stop'], stopPosition: 0 }
}
