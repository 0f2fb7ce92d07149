import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { MapEventHandlers } from '../../application/map'
import { mapMessage } from '../../domain/map'
import { stopNameOf, type Stop, type StopId } from '../../domain/stop'
import { placeAddressOf, tabAddressOf } from '../../domain/navigation'
import type { ProjectId } from '../../domain/project'
import { useApp } from '../app-facade'
import { mapNoticesOf, roadsNoteOf, type MapNotice } from './map-notices'
import { dragStatusOf, mapStatusOf, pinStatusOf, proposalStatusOf, type MapStatus } from './map-status'
import './map-surface.css'
import { Icon, closeIcon } from '../components'
import { useOpenItem } from '../plan'
import { useMapDisplay } from './use-map-display'
import { MapTools } from './map-tools'
import { formatNumber } from '../../domain/text'

/** The map with its panels: its tools, the current view, and what it cannot show. */
export const MapSurface = observer(() => {
  const { map, move, plan, selection, optimise } = useApp()
  const { showStop, openTab } = useOpenItem()
  const [retryCount, setRetryCount] = useState(0)
  const { open } = plan.store
  const { view, movablePin, preview } = map.store
  const pinStatus = movablePin && pinStatusOf(movablePin)
  const { proposal } = optimise.store
  const { movingStops } = move.drag
  const dragStatus = open === undefined || movingStops === undefined ? undefined : dragStatusOf(open.plan, movingStops)
  const status =
    dragStatus ??
    pinStatus ??
    (preview && { title: preview.title, details: preview.details, lang: undefined, leaveMessage: undefined }) ??
    (proposal === undefined ? open && mapStatusOf(open.plan, view) : proposalStatusOf(proposal, view))
  // The times of a proposal are not those of the plan.
  const roadsNote = proposal === undefined && preview === undefined ? open && roadsNoteOf(open.plan) : undefined
  const addressOf = (id: StopId): string =>
    open === undefined ? '/' : tabAddressOf(open.project.id, { kind: 'stop', id })
  const leaveView = (): void => {
    if (status?.leaveMessage !== undefined) map.updateMapView(status.leaveMessage)
  }
  const handlers: MapEventHandlers = {
    onHighlight: map.highlight,
    onRouteClick: (index) => {
      map.updateMapView(mapMessage('zoomToRoute', { routeIndex: index }))
      if (proposal === undefined) openTab({ kind: 'route', index })
    },
    onStopOpen: (id) => {
      if (preview !== undefined) return preview.onStopOpen(id)
      // From the map of one stop to that of its neighbour.
      if (view.zoomTarget !== undefined) showStop(id)
      openTab({ kind: 'stop', id })
    },
    onStopMove: (id) => (preview === undefined ? void move.openDialog([id]) : undefined),
    stopUrlOf: addressOf,
    onAreaSelect: (stops, adds) => {
      if (preview === undefined) (adds ? selection.add : selection.set)(stops)
    },
    onPinSelect: (stops) => (preview === undefined ? selection.toggleAll(stops) : undefined),
    onEscape: () => {
      if (map.store.tool !== undefined) map.chooseTool(undefined)
      else if (selection.store.stops.size > 0) selection.clear()
      else leaveView()
    },
  }

  return (
    <>
      <MapContainer key={retryCount} handlers={handlers} onRetry={() => setRetryCount(retryCount + 1)} />
      {status === undefined ? null : <MapStatusChip status={status} onLeave={leaveView} />}
      <MapTools />
      {roadsNote === undefined ? null : (
        <p className={roadsNote.isWarning ? 'rr-map-roads' : 'rr-map-roads rr-map-credit'}>{roadsNote.text}</p>
      )}
      {open === undefined ? null : (
        <MapNoticeList notices={mapNoticesOf(map.contentStore.content)} projectId={open.project.id} />
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

type MapNoticeListProps = { readonly notices: ReadonlyArray<MapNotice>; readonly projectId: ProjectId }

const MapNoticeList = ({ notices, projectId }: MapNoticeListProps) =>
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
              addressOf={(id) =>
                lacksPlace ? placeAddressOf(projectId, id) : tabAddressOf(projectId, { kind: 'stop', id })
              }
            />
          </details>
        ),
      )}
    </div>
  )

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
