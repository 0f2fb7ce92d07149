import { memo, type CSSProperties } from 'react'
import type { StopId } from '../../domain/stop'
import { Icon, LateTag, RouteChip, breakIcon, lockedIcon, overIcon, routeColourStyle } from '../components'
import { routeKeyOf } from '../../domain/history'
import { pluralise } from '../../domain/text'
import { LazyDropPrice } from '../drop-labels'
import { ColleagueMark } from '../plan'
import { DropMark } from './drop-mark'
import type { TimelineCell } from './keyboard-navigation'
import { slotBracketOf, type TimelineRow, type TimelineStop } from './timeline-row'
import type { TimelineAxis } from './view-model'
import './timeline-bars.css'
import './timeline-targets.css'

export type TimelineRowViewProps = {
  readonly row: TimelineRow
  /** from 0 */
  readonly position: number
  readonly rowHeight: number
  readonly axis: TimelineAxis
  readonly pixelsPerSecond: number
  readonly showsAllSlots: boolean
  /** the cell that Tab leads to; undefined where it is in another row */
  readonly activeCell: TimelineCell | undefined
  readonly selected: ReadonlySet<StopId>
  /** highlighted here, in a list or on the map */
  readonly highlightedStop: StopId | undefined
  readonly isHighlighted: boolean
}

/** Drawn again only where its own route, the scale or what is marked in it changes. */
export const TimelineRowView = memo((props: TimelineRowViewProps) => {
  const { row, position, rowHeight, activeCell, isHighlighted } = props
  const { summary } = row
  return (
    <div
      className={isHighlighted ? 'rr-timeline__row is-highlighted' : 'rr-timeline__row'}
      role="row"
      aria-rowindex={position + 2}
      style={{ ...routeColourStyle(summary.colour), transform: `translateY(${position * rowHeight}px)` }}
      data-route={summary.index}
      data-drop-route={summary.index}
    >
      <div
        className="rr-timeline__head"
        role="rowheader"
        tabIndex={activeCell !== undefined && activeCell.stop === undefined ? 0 : -1}
        aria-label={headLabelOf(row)}
        title={row.driver}
        data-head=""
      >
        <RouteChip text={summary.number} colour={summary.colour} />
        <span className="rr-ellipsis">{row.driver}</span>
        <ColleagueMark item={routeKeyOf(summary.index)} />
        <span className="rr-timeline__home">
          {summary.figures.lateStops === 0 ? null : <LateTag count={summary.figures.lateStops} isShort />}
          {summary.lock === undefined ? null : (
            <span title={summary.lock}>
              <Icon icon={lockedIcon} size={14} />
            </span>
          )}
          <b>{summary.returns}</b>
        </span>
      </div>
      <div className="rr-timeline__lane" role="presentation">
        <Lane {...props} />
      </div>
      <div className="rr-timeline__price" aria-hidden="true">
        <LazyDropPrice to={{ kind: 'route', index: summary.index }} lines={1} />
      </div>
    </div>
  )
})

const headLabelOf = ({
  driver,
  summary: { number, name, leaves, returns, visitCount, figures, unknown, lock },
}: TimelineRow) =>
  [
    `Route ${number}`,
    driver,
    driver === name ? '' : name,
    leaves === '' ? 'times not known' : `from ${leaves}, home ${returns}`,
    pluralise(visitCount, 'stop'),
    unknown.late ? '' : `${pluralise(figures.lateStops, 'stop')} late`,
    lock ?? '',
  ]
    .filter((part) => part !== '')
    .join(', ')

const Lane = ({
  row,
  axis,
  pixelsPerSecond,
  showsAllSlots,
  activeCell,
  selected,
  highlightedStop,
}: TimelineRowViewProps) => {
  const span = axis.until - axis.from
  const spanStyle = (from: number, until: number): CSSProperties => ({
    left: `${(((from - axis.from) / span) * 100).toFixed(3)}%`,
    width: `${(((until - from) / span) * 100).toFixed(3)}%`,
  })
  if (row.workSpan === undefined)
    return (
      <span className="rr-timeline__untimed" role="gridcell">
        Times not known
      </span>
    )
  return (
    <>
      <svg
        className="rr-timeline__drives"
        viewBox={`${axis.from} 0 ${span} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="rr-timeline__edge" d={row.drivePath} vectorEffect="non-scaling-stroke" />
        <path className="rr-timeline__drive" d={row.drivePath} vectorEffect="non-scaling-stroke" />
      </svg>
      {row.waits.map(({ from, until, title }) => (
        <span key={from} className="rr-timeline__wait" style={spanStyle(from, until)} title={title} />
      ))}
      {row.breaks.map(({ from, until, title }) => (
        <span key={from} className="rr-timeline__break" style={spanStyle(from, until)} title={title}>
          <Icon icon={breakIcon} size={14} />
        </span>
      ))}
      {row.reloads.map(({ from, until, title }) => (
        <span key={from} className="rr-timeline__break" style={spanStyle(from, until)} title={title}>
          <Icon icon={overIcon} size={14} />
          <span className="rr-sr">{title}</span>
        </span>
      ))}
      {row.stops.map((stop) => (
        <Bar
          key={stop.id}
          stop={stop}
          route={row.summary.index}
          style={spanStyle(stop.from, stop.until)}
          showsNumber={(stop.until - stop.from) * pixelsPerSecond >= 6.5 * stop.number.length + 4}
          isActive={activeCell?.stop === stop.id}
          isSelected={selected.has(stop.id)}
          isHighlighted={highlightedStop === stop.id}
        />
      ))}
      {row.stops.map((stop, index) =>
        stop.slot === undefined ||
        !(showsAllSlots || stop.slack === 'late' || stop.slack === 'tight' || stop.id === highlightedStop) ? null : (
          <SlotBracket
            key={stop.id}
            stop={stop}
            isAbove={showsAllSlots && index % 2 === 1 && stop.slack !== 'late'}
            isWholeSlotShown={stop.slack === 'late' || stop.id === highlightedStop}
            spanStyle={spanStyle}
          />
        ),
      )}
      <i
        className="rr-timeline__end"
        style={spanStyle(row.workSpan.until, row.workSpan.until)}
        title={`Home ${row.summary.returns}`}
      />
      <DropMark row={row} spanStyle={spanStyle} />
    </>
  )
}

type BarProps = {
  readonly stop: TimelineStop
  readonly route: number
  readonly style: CSSProperties
  readonly showsNumber: boolean
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly isHighlighted: boolean
}

const Bar = ({ stop, route, style, showsNumber, isActive, isSelected, isHighlighted }: BarProps) => (
  <span
    className={barClassNameOf(stop, isSelected, isHighlighted)}
    role="gridcell"
    tabIndex={isActive ? 0 : -1}
    aria-label={stop.label}
    aria-selected={isSelected}
    style={style}
    data-stop={stop.id}
    data-time={stop.from}
    data-drag-stop={stop.id}
    data-drop-route={route}
    data-drop-side="before-after"
    data-drop-axis="x"
  >
    {showsNumber ? stop.number : null}
  </span>
)

const barClassNameOf = ({ slack }: TimelineStop, isSelected: boolean, isHighlighted: boolean): string => {
  const marks = `${isSelected ? ' is-selected' : ''}${isHighlighted ? ' is-highlighted' : ''}`
  return `rr-timeline__stop${slack === 'late' ? ' is-late' : ''}${marks}`
}

type SlotBracketProps = {
  readonly stop: TimelineStop
  readonly isAbove: boolean
  readonly isWholeSlotShown: boolean
  readonly spanStyle: (from: number, until: number) => CSSProperties
}

/** The time slot as a bracket, and from its end to the arrival what is late. */
const SlotBracket = ({ stop: { slot, slack }, isAbove, isWholeSlotShown, spanStyle }: SlotBracketProps) => {
  const bracket = slot && slotBracketOf(slot, isWholeSlotShown)
  if (slot === undefined || bracket === undefined) return null
  const { from, until, isOpenLeft, isOpenRight } = bracket
  const open = `${isOpenLeft ? ' is-open-left' : ''}${isOpenRight ? ' is-open-right' : ''}`
  return (
    <>
      <i
        className={`rr-timeline__slot${slack === 'late' ? ' is-late' : ''}${isAbove ? ' is-above' : ''}${open}`}
        style={spanStyle(from, until)}
      />
      {slack === 'late' && slot.closes !== undefined ? (
        <i className="rr-timeline__late-by" style={spanStyle(slot.closes, slot.arrival)} />
      ) : null}
    </>
  )
}
