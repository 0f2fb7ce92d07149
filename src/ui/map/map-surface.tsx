import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate, Link } from 'react-router-dom'
import type { MapEventHandlers } from '../../application/map'
import { mapMessage } from '../../domain/map'
import { type StopId, stopList, stopNameOf, type Stop } from '../../domain/stop'
import { PLACE_PARAMETER, tabAddressOf, type Tab } from '../../domain/navigation'
import { useApp } from '../app-facade'
import { mapNoticesOf, type MapNotice } from './map-notices'
import { mapStatusOf, pinStatusOf, proposalStatusOf, type MapStatus } from './map-status'
import './map-surface.css'
import { Icon, closeIcon } from '../components'
import { useMapDisplay } from './use-map-display'
import type { Plan } from '../../domain/plan'
import { pluralise, formatNumber } from '../../domain/text'

/** The map with its panels: the current view, what it cannot show, and the stops selected by a box. */
export const MapSurface = observer(() => {
  const { map, plan, optimise } = useApp()
  const navigate = useNavigate()
  const [retryCount, setRetryCount] = useState(0)
  const { open } = plan.store
  const { selected, view, movablePin } = map.store
  const pinStatus = movablePin && pinStatusOf(movablePin)
  const { proposal } = optimise.store
  const status =
    pinStatus ?? (proposal === undefined ? open && mapStatusOf(open.plan, view) : proposalStatusOf(proposal, view))
  const pathOf = (tab: Tab): string => (open === undefined ? '/' : tabAddressOf(open.project.id, tab))
  const addressOf = (id: StopId): string => pathOf({ kind: 'stop', id })
  const leaveView = (): void => {
    if (status?.leaveMessage !== undefined) map.applyMessage(status.leaveMessage)
  }
  const handlers: MapEventHandlers = {
    onHighlight: map.highlight,
    onRouteClick: (index) => {
      map.applyMessage(mapMessage('zoomToRoute', { routeIndex: index }))
      if (proposal === undefined) void navigate(pathOf({ kind: 'route', index }))
    },
    onStopOpen: (id) => void navigate(addressOf(id)),
    stopUrlOf: addressOf,
    onBoxSelect: map.select,
    onEscape: () => (selected.length > 0 ? map.select([]) : leaveView()),
  }

  return (
    <>
      <MapContainer key={retryCount} handlers={handlers} onRetry={() => setRetryCount(retryCount + 1)} />
      {status === undefined ? null : <MapStatusChip status={status} onLeave={leaveView} />}
      <MapNoticeList notices={mapNoticesOf(map.contentStore.content)} addressOf={addressOf} />
      {open === undefined || selected.length === 0 ? null : (
        <SelectedStops plan={open.plan} ids={selected} addressOf={addressOf} onClose={() => map.select([])} />
      )}
    </>
  )
})

type MapStatusChipProps = { readonly status: MapStatus; readonly onLeave: () => void }

const MapStatusChip = ({ status: { title, lang, details, leaveMessage }, onLeave }: MapStatusChipProps) => (
  <div className="rr-map-status">
    <span className="rr-ellipsis" role="status">
      <b lang={lang}>{title}</b>
      {details === '' ? null : ` · ${details}`}
    </span>
    {leaveMessage === undefined ? null : (
      <button type="button" className="rr-icon-link" aria-label="Leave this view" data-tip="Leave" onClick={onLeave}>
        <Icon icon={closeIcon} />
      </button>
    )}
  </div>
)

type MapContainerProps = { readonly handlers: MapEventHandlers; readonly onRetry: () => void }

/** If the map cannot be loaded, the lists of the panel still offer everything. */
const MapContainer = ({ handlers, onRetry }: MapContainerProps) => {
  const { container, hasFailed } = useMapDisplay(handlers)
  return (
    <>
      <div className="rr-map" ref={container} />
      {hasFailed ? (
        <div className="rr-map-failed" role="alert">
          <p>The map could not be loaded.</p>
          <button type="button" className="button" onClick={onRetry}>
            Try again
          </button>
        </div>
      ) : null}
    </>
  )
}

type MapNoticeListProps = {
  readonly notices: ReadonlyArray<MapNotice>
  readonly addressOf: (id: StopId) => string
}

const MapNoticeList = ({ notices, addressOf }: MapNoticeListProps) =>
  notices.length === 0 ? null : (
    <div className="rr-map-legend rr-map-notices">
      {notices.map(({ message, stops, lacksPlace = false }) =>
        stops.length === 0 ? (
          <p key={message}>{message}</p>
        ) : (
          <details key={message}>
            <summary>{message}</summary>
            <StopLinks
              stops={stops}
              addressOf={lacksPlace ? (id) => `${addressOf(id)}?${PLACE_PARAMETER}` : addressOf}
            />
          </details>
        ),
      )}
    </div>
  )

type SelectedStopsProps = {
  readonly plan: Plan
  readonly ids: ReadonlyArray<StopId>
  readonly addressOf: (id: StopId) => string
  readonly onClose: () => void
}

/** The stops selected by a box that still exist. */
const SelectedStops = ({ plan, ids, addressOf, onClose }: SelectedStopsProps) => {
  const stops = ids.flatMap((id) => stopList.get(plan.stops, id) ?? [])
  return (
    <section className="rr-map-selected" aria-label="Selected stops">
      <header>
        <b role="status">{pluralise(stops.length, 'stop')} selected</b>
        <button type="button" className="rr-icon-link" aria-label="Clear the selection" onClick={onClose}>
          <Icon icon={closeIcon} />
        </button>
      </header>
      <StopLinks stops={stops} addressOf={addressOf} />
    </section>
  )
}

/** A longer list ends with the number of stops that are left out. */
const MAX_LISTED_STOPS = 100

type StopLinksProps = { readonly stops: ReadonlyArray<Stop>; readonly addressOf: (id: StopId) => string }

const StopLinks = ({ stops, addressOf }: StopLinksProps) => (
  <ul className="rr-map-stops">
    {stops.slice(0, MAX_LISTED_STOPS).map((stop) => (
      <li key={stop.facts.id}>
        <Link to={addressOf(stop.facts.id)}>{stopNameOf(stop)}</Link>
      </li>
    ))}
    {stops.length > MAX_LISTED_STOPS ? <li>and {formatNumber(stops.length - MAX_LISTED_STOPS)} more</li> : null}
  </ul>
)
