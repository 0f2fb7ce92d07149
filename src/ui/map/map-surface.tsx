import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { mapMessage } from '../../domain/map'
import type { StopId } from '../../domain/stop'
import { tabAddressOf, type Tab } from '../../domain/navigation'
import { useApp } from '../actions'
import { MapContainer } from './map-container'
import { MapNoticeList } from './map-notice-list'
import { mapNoticesOf } from './map-notices'
import { mapStatusOf, proposalStatusOf } from './map-status'
import { MapStatusChip } from './map-status-chip'
import { SelectedStops } from './selected-stops'
import './map-surface.css'

/** The map, and what lies upon it: what it is narrowed to, what it could not show, and what was boxed. */
export const MapSurface = observer(() => {
  const { map, plan, optimise } = useApp()
  const navigate = useNavigate()
  const [retryCount, setRetryCount] = useState(0)
  const { open } = plan.store
  const { selected, view } = map.store
  const { proposal } = optimise.store
  const status = proposal === undefined ? open && mapStatusOf(open.plan, view) : proposalStatusOf(proposal, view)
  const pathOf = (tab: Tab): string => (open === undefined ? '/' : tabAddressOf(open.project.id, tab))
  const stopAddress = (id: StopId): string => pathOf({ kind: 'stop', id })
  const leaveView = (): void => {
    if (status?.leaveMessage !== undefined) map.applyMessage(status.leaveMessage)
  }
  const reports = {
    pointed: map.highlight,
    routeClicked: (index: number) => {
      map.applyMessage(mapMessage('zoomToRoute', { routeIndex: index }))
      if (proposal === undefined) void navigate(pathOf({ kind: 'route', index }))
    },
    stopOpened: (id: StopId) => void navigate(stopAddress(id)),
    stopAddress,
    boxed: map.select,
    steppedOut: () => (selected.length > 0 ? map.select([]) : leaveView()),
  }

  return (
    <>
      <MapContainer key={retryCount} reports={reports} onRetry={() => setRetryCount(retryCount + 1)} />
      {status === undefined ? null : <MapStatusChip status={status} onLeave={leaveView} />}
      <MapNoticeList notices={mapNoticesOf(map.pictures.picture)} addressOf={stopAddress} />
      {open === undefined || selected.length === 0 ? null : (
        <SelectedStops plan={open.plan} ids={selected} addressOf={stopAddress} onClose={() => map.select([])} />
      )}
    </>
  )
})
