import { memo, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import {
  Icon,
  LateTag,
  routeColourStyle,
  LockButton,
  RouteChip,
  rowFocusProps,
  detailsIcon,
  overIcon,
  warningIcon,
} from '../../components'
import { LazyDropPrice } from '../../drop-labels'
import { pluralise } from '../../../domain/text'
import { routeKeyOf } from '../../../domain/history'
import { ColleagueMark, RouteMenu, type DriverFlag, type RouteSummary } from '../../plan'

export type RoutePanelActions = {
  readonly zoom: (index: number) => void
  readonly highlight: (index: number | undefined) => void
  /** shows its day, and zooms the map to it; the link itself opens its page */
  readonly showOnMap: (index: number) => void
  readonly openDetails: (index: number) => void
  readonly addressOf: (index: number) => string
  readonly toggleLock: (index: number) => void
}

type RoutePanelProps = {
  readonly route: RouteSummary
  /** undefined where nothing is wrong with its driver */
  readonly driverFlags: ReadonlyArray<DriverFlag> | undefined
  readonly isZoomed: boolean
  readonly isHighlighted: boolean
  readonly actions: RoutePanelActions
}

const classNameOf = (isZoomed: boolean, isHighlighted: boolean): string => {
  if (isZoomed) return 'rr-route-panel is-zoomed'
  return isHighlighted ? 'rr-route-panel is-highlighted' : 'rr-route-panel'
}

/** §2: a click zooms the map to the route; another click back to all routes. */
export const RoutePanel = memo(({ route, driverFlags, isZoomed, isHighlighted, actions }: RoutePanelProps) => {
  const { index, number, name, colour, driver, activityCount, visitCount, lock } = route
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    actions.openDetails(index)
  }
  return (
    <li data-route-index={index} data-drop-route={index} data-hold-open="">
      <div
        className={classNameOf(isZoomed, isHighlighted)}
        style={routeColourStyle(colour)}
        role="presentation"
        onPointerEnter={() => actions.highlight(index)}
        onPointerLeave={() => actions.highlight(undefined)}
        onFocus={() => actions.highlight(index)}
        onBlur={() => actions.highlight(undefined)}
      >
        <button
          className="rr-route-panel__main"
          type="button"
          aria-pressed={isZoomed}
          onClick={() => actions.zoom(index)}
          onKeyDown={onKeyDown}
          {...rowFocusProps}
        >
          <RouteChip text={number} colour={colour} />
          <span className="rr-route-panel__name" title={driver === '' ? name : `${name}, ${driver}`}>
            {name}
            {driver === '' ? null : (
              <>
                {'\u2002'}
                <span className="rr-route-panel__driver">{driver}</span>
              </>
            )}
          </span>
          <Figures route={route} />
          <Flags warnings={route.warnings} driverFlags={driverFlags} />
          <span className="rr-route-panel__count" title={pluralise(visitCount, 'stop')}>
            <b>{activityCount}</b>
            {activityCount === 1 ? 'activity' : 'activities'}
          </span>
          <LazyDropPrice to={{ kind: 'route', index }} />
        </button>
        <ColleagueMark item={routeKeyOf(index)} />
        <LockButton subject={`route ${number}`} lock={lock} onToggle={() => actions.toggleLock(index)} />
        {visitCount === 0 ? <RouteMenu index={index} number={number} /> : null}
        <Link
          className="rr-icon-link"
          to={actions.addressOf(index)}
          aria-label={`Details for route ${number}`}
          onClick={() => actions.showOnMap(index)}
        >
          <Icon icon={detailsIcon} />
        </Link>
      </div>
    </li>
  )
})

const Figures = ({
  route: { leaves, returns, distance, load, warnings, unknown },
}: {
  readonly route: RouteSummary
}) => {
  const late = warnings.find(({ kind }) => kind === 'late')
  return (
    <span className="rr-route-panel__sub">
      <span>
        {leaves === '' ? (
          unknown.late && 'times not known'
        ) : (
          <>
            {leaves}–<b>{returns}</b>
          </>
        )}
        {(leaves === '' && !unknown.late) || distance === '' ? '' : ' · '}
        {distance}
      </span>
      <Load load={load} />
      {late === undefined ? null : <LateTag count={late.details.length} details={late.details} />}
    </span>
  )
}

type FlagsProps = Pick<RouteSummary, 'warnings'> & Partial<Pick<RoutePanelProps, 'driverFlags'>>

/** What else needs attention; the load says itself that it is too much. */
const Flags = ({ warnings, driverFlags = [] }: FlagsProps) => {
  const flags = [
    ...warnings
      .filter(({ kind }) => kind !== 'late' && kind !== 'over capacity')
      .map(({ text, details }) => ({ text, details: details.join('\n') })),
    ...driverFlags,
  ]
  return flags.length === 0 ? null : (
    <span className="rr-route-panel__flags">
      {flags.map(({ text, details }) => (
        <span key={text} className="rr-flag" title={details}>
          <Icon icon={warningIcon} />
          {text}
        </span>
      ))}
    </span>
  )
}

/** The bar is left out where the capacity is not known. */
const Load = ({ load: { text, description, percent, isOver } }: Pick<RouteSummary, 'load'>) => (
  <span className={isOver ? 'rr-load is-over' : 'rr-load'} title={description}>
    {percent === undefined ? null : (
      <span className={isOver ? 'rr-meter is-over' : 'rr-meter'} aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
    )}
    <span aria-hidden="true">{percent === undefined ? `load ${text}` : text}</span>
    <span className="rr-sr">{description}</span>
    {isOver ? <Icon icon={overIcon} /> : null}
  </span>
)
