import { observer } from 'mobx-react-lite'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import type { TimelineOptions, TimelineZoom } from '../../application/timeline'
import type { StopId } from '../../domain/stop'
import { useApp } from '../app-facade'
import { cellToFocus, type TimelineCell } from './keyboard-navigation'
import { TimelineAxisView, TimelineMarks } from './timeline-axis-view'
import { TimelineFoot } from './timeline-foot'
import { TimelineRowView } from './timeline-row-view'
import { TimelineTip, tipAt, type Tip } from './timeline-tip'
import { cellOf, useTimelineKeys } from './use-timeline-keys'
import { HEAD_WIDTH, useViewport } from './use-viewport'
import type { TimelineViewModel } from './view-model'
import { widthFactorOf } from './zoom'

type TimelineGridProps = {
  readonly viewModel: TimelineViewModel
  readonly options: TimelineOptions
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly onZoom: (zoom: TimelineZoom) => void
}

/** From so many routes on, the rows are lower. */
const COMPACT_FROM = 25
const ROW_HEIGHT = 32
const COMPACT_ROW_HEIGHT = 26
/** drawn above and below what is visible, so that scrolling shows no gap */
const EXTRA_ROWS = 6

/** So long after a scroll, rows that pass below the pointer are not hovered. */
const SCROLL_PAUSE_MS = 150

const noStops: ReadonlySet<StopId> = new Set()

/** The lengths that the style sheet needs as well. */
type GridStyle = CSSProperties & { readonly '--head-width': string; readonly '--row-height': string }

const gridStyleOf = (rowHeight: number): GridStyle => ({
  '--head-width': `${HEAD_WIDTH}px`,
  '--row-height': `${rowHeight}px`,
})

/** The rows that are visible, and the one with the focus. */
export const TimelineGrid = observer(({ viewModel, options, scroller, onZoom }: TimelineGridProps) => {
  const { map, selection } = useApp()
  const { rows, axis, now, dayName } = viewModel
  const isCompact = rows.length >= COMPACT_FROM
  const rowHeight = isCompact ? COMPACT_ROW_HEIGHT : ROW_HEIGHT
  const { firstRow, lastRow, laneWidth } = useViewport({ scroller, rowHeight, axis, zoom: options.zoom, onZoom })
  const [tip, setTip] = useState<Tip>()
  const [wantedCell, setWantedCell] = useState<TimelineCell>()
  const [showsKeys, setShowsKeys] = useState(false)
  const scrolledAt = useRef(-Infinity)
  const activeCell = cellToFocus(rows, wantedCell)
  const focus = useGridFocus(scroller)
  const moveTo = (cell: TimelineCell): void => {
    focus.request()
    setWantedCell(cellToFocus(rows, cell))
  }
  const keys = useTimelineKeys({ rows, activeCell, onMove: moveTo })
  const { highlighted } = map.store
  const highlightedStop = highlighted?.kind === 'stop' ? highlighted.id : undefined
  useEffect(() => () => map.highlight(undefined), [map])

  const highlightCell = (cell: TimelineCell | undefined): void => {
    const { stop, routeIndex } = cell ?? {}
    if (stop !== undefined) map.highlight({ kind: 'stop', id: stop })
    else map.highlight(routeIndex === undefined ? undefined : { kind: 'route', index: routeIndex })
  }
  const onPointerOver = ({ target, buttons, timeStamp }: PointerEvent): void => {
    if (timeStamp - scrolledAt.current < SCROLL_PAUSE_MS) return
    const cell = cellOf(target)
    if (cell?.stop !== highlightedStop || cell?.stop === undefined) highlightCell(cell)
    setTip(buttons === 0 ? tipAt(target, cell?.stop) : undefined)
  }
  const onFocus = ({ target }: FocusEvent): void => {
    const cell = cellOf(target)
    if (cell === undefined) return
    setWantedCell(cellToFocus(rows, cell))
    highlightCell(cell)
    const isByKey = target.matches(':focus-visible')
    setShowsKeys(isByKey)
    if (isByKey) setTip(tipAt(target, cell.stop))
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    setTip(undefined)
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    focus.forget()
    setShowsKeys(false)
    highlightCell(undefined)
  }

  const [first, last] = [Math.max(0, firstRow - EXTRA_ROWS), Math.min(rows.length - 1, lastRow + EXTRA_ROWS)]
  return (
    <>
      <div
        className={isCompact ? 'rr-timeline__grid is-compact' : 'rr-timeline__grid'}
        role="grid"
        aria-label={`Timeline${dayName === '' ? '' : ` of ${dayName}`}`}
        aria-rowcount={rows.length + 1}
        aria-multiselectable="true"
        ref={scroller}
        style={gridStyleOf(rowHeight)}
        {...keys}
        onPointerOver={onPointerOver}
        onPointerLeave={() => {
          highlightCell(undefined)
          setTip(undefined)
        }}
        onFocus={onFocus}
        onBlur={onBlur}
        onScroll={({ timeStamp }) => {
          scrolledAt.current = timeStamp
          setTip(undefined)
        }}
      >
        <div
          className="rr-timeline__sheet"
          role="presentation"
          style={{ width: `calc(${HEAD_WIDTH}px + (100% - ${HEAD_WIDTH}px) * ${widthFactorOf(options.zoom, axis)})` }}
        >
          <TimelineAxisView axis={axis} now={now} laneWidth={laneWidth} />
          <div className="rr-timeline__rows" role="presentation" style={{ height: rows.length * rowHeight }}>
            <TimelineMarks axis={axis} now={now} laneWidth={laneWidth} />
            {rows.map((row, position) => {
              const isActive = row.summary.index === activeCell?.routeIndex
              return (position < first || position > last) && !isActive ? null : (
                <TimelineRowView
                  key={row.summary.index}
                  row={row}
                  position={position}
                  rowHeight={rowHeight}
                  axis={axis}
                  pixelsPerSecond={laneWidth / (axis.until - axis.from)}
                  showsAllSlots={options.showsAllSlots}
                  activeCell={isActive ? activeCell : undefined}
                  selected={row.stops.some(({ id }) => selection.store.stops.has(id)) ? selection.store.stops : noStops}
                  highlightedStop={row.stops.some(({ id }) => id === highlightedStop) ? highlightedStop : undefined}
                  isHighlighted={highlighted?.kind === 'route' && highlighted.index === row.summary.index}
                />
              )
            })}
          </div>
        </div>
      </div>
      {rows.length === 0 ? <p className="rr-timeline__none">No routes on this day</p> : null}
      <TimelineTip rows={rows} tip={tip} />
      <TimelineFoot
        showsKeys={showsKeys}
        visibleRows={
          lastRow - firstRow + 1 >= rows.length
            ? ''
            : `rows ${firstRow + 1}–${Math.min(lastRow + 1, rows.length)} of ${rows.length}`
        }
      />
    </>
  )
})

/** `forget`: the focus left the timeline by itself. */
type GridFocus = { readonly request: () => void; readonly forget: () => void }

/**
 * Gives the active cell the focus: when it is requested, once after opening, and when the element that had it has gone, since
 * its stop was moved or unplanned.
 */
const useGridFocus = (scroller: RefObject<HTMLDivElement | null>): GridFocus => {
  const isRequested = useRef(true)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const { current: grid } = scroller
    const { activeElement } = document
    if (grid === null) return
    const isOnTimelineButton = activeElement?.matches('[data-timeline-button]') === true
    const isLost = hadFocus.current && (activeElement === null || activeElement === document.body)
    if ((isRequested.current && !isOnTimelineButton) || isLost)
      grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isRequested.current = false
    hadFocus.current = grid.contains(document.activeElement)
  })
  return {
    request: () => {
      isRequested.current = true
    },
    forget: () => {
      hadFocus.current = false
    },
  }
}
