import { memo, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import {
  Icon,
  routeColourStyle,
  LockButton,
  MetaLine,
  RouteChip,
  rowFocusProps,
  detailsIcon,
  warningIcon,
} from '../../components'
import type { RouteSummary } from '../../plan'

export type RoutePanelActions = {
  readonly zoom: (index: number) => void
  readonly highlight: (index: number | undefined) => void
  /** called when its details link is followed */
  readonly open: (index: number) => void
  readonly goTo: (index: number) => void
  readonly addressOf: (index: number) => string
  readonly toggleLock: (index: number) => void
}

type RoutePanelProps = {
  readonly route: RouteSummary
  readonly isZoomed: boolean
  readonly isHighlighted: boolean
  readonly actions: RoutePanelActions
}

const classNameOf = (isZoomed: boolean, isHighlighted: boolean): string => {
  if (isZoomed) return 'rr-route-panel is-zoomed'
  return isHighlighted ? 'rr-route-panel is-pointed' : 'rr-route-panel'
}

/** §2: a click zooms the map to the route; another click back to all routes. */
export const RoutePanel = memo(({ route, isZoomed, isHighlighted, actions }: RoutePanelProps) => {
  const { index, number, name, colour, day, times, distance, activityCount, lock, warnings } = route
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    actions.goTo(index)
  }
  return (
    <li data-route-index={index}>
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
          <span className="rr-route-panel__name" title={name}>
            {name}
          </span>
          <span className="rr-route-panel__sub">
            <MetaLine parts={[{ text: day, lang: 'nl' }, times, distance]} />
            {warnings.map(({ kind, text, details }) => (
              <span key={`${kind} ${text}`} className="rr-flag" title={details.join('\n')}>
                <Icon icon={warningIcon} />
                {text}
              </span>
            ))}
          </span>
          <span className="rr-route-panel__count">
            <b>{activityCount}</b>
            {activityCount === 1 ? 'activity' : 'activities'}
          </span>
        </button>
        <LockButton subject={`route ${number}`} lock={lock} onToggle={() => actions.toggleLock(index)} />
        <Link
          className="rr-icon-link"
          to={actions.addressOf(index)}
          aria-label={`Details for route ${number}`}
          onClick={() => actions.open(index)}
        >
          <Icon icon={detailsIcon} />
        </Link>
      </div>
    </li>
  )
})
