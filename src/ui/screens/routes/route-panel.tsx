import { memo, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { Icon, inColour, LockButton, MetaLine, RouteChip, rowMark, detailsIcon, warningIcon } from '../../components'
import type { RouteLine } from '../../plan'

export type RoutePanelActions = {
  readonly zoom: (index: number) => void
  readonly pointAt: (index: number | undefined) => void
  /** on the way to its details */
  readonly open: (index: number) => void
  readonly goTo: (index: number) => void
  readonly addressOf: (index: number) => string
  readonly turnLock: (index: number) => void
}

type RoutePanelProps = {
  readonly line: RouteLine
  readonly isZoomed: boolean
  readonly isPointedAt: boolean
  readonly on: RoutePanelActions
}

const lookOf = (isZoomed: boolean, isPointedAt: boolean): string => {
  if (isZoomed) return 'rr-route-panel is-zoomed'
  return isPointedAt ? 'rr-route-panel is-pointed' : 'rr-route-panel'
}

/** §2: a panel zooms the map to its route, and again to all of them. */
export const RoutePanel = memo(({ line, isZoomed, isPointedAt, on }: RoutePanelProps) => {
  const { index, number, name, colour, day, times, distance, activities, lock, flags } = line
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    on.goTo(index)
  }
  return (
    <li data-route-index={index}>
      <div
        className={lookOf(isZoomed, isPointedAt)}
        style={inColour(colour)}
        role="presentation"
        onPointerEnter={() => on.pointAt(index)}
        onPointerLeave={() => on.pointAt(undefined)}
        onFocus={() => on.pointAt(index)}
        onBlur={() => on.pointAt(undefined)}
      >
        <button
          className="rr-route-panel__main"
          type="button"
          aria-pressed={isZoomed}
          onClick={() => on.zoom(index)}
          onKeyDown={onKeyDown}
          {...rowMark}
        >
          <RouteChip text={number} colour={colour} />
          <span className="rr-route-panel__name" title={name}>
            {name}
          </span>
          <span className="rr-route-panel__sub">
            <MetaLine parts={[{ words: day, lang: 'nl' }, times, distance]} />
            {flags.map(({ kind, words, each }) => (
              <span key={`${kind} ${words}`} className="rr-flag" title={each.join('\n')}>
                <Icon drawing={warningIcon} />
                {words}
              </span>
            ))}
          </span>
          <span className="rr-route-panel__count">
            <b>{activities}</b>
            {activities === 1 ? 'activity' : 'activities'}
          </span>
        </button>
        <LockButton subject={`route ${number}`} lock={lock} onTurn={() => on.turnLock(index)} />
        <Link
          className="rr-icon-link"
          to={on.addressOf(index)}
          aria-label={`Details for route ${number}`}
          onClick={() => on.open(index)}
        >
          <Icon drawing={detailsIcon} />
        </Link>
      </div>
    </li>
  )
})
