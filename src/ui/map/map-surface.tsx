import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { mapMessage } from '../../domain/map'
import type { StopId } from '../../domain/stop'
import { tabAddressOf, type Tab } from '../../domain/navigation'
import { useDesk } from '../actions'
import { BoardPlace } from './map-container'
import { MapNotices } from './map-notice-list'
import { mapNoticesOf } from './map-notices'
import { mapStatusOf, proposedStatusOf } from './map-status'
import { MapStatusChip } from './map-status-chip'
import { SelectedStops } from './selected-stops'
import './map-surface.css'

/** The map, and what lies upon it: what it is narrowed to, what it could not show, and what was boxed. */
export const MapSurface = observer(() => {
  const { map, plan, optimise } = useDesk()
  const navigate = useNavigate()
  const [tries, setTries] = useState(0)
  const { open } = plan.store
  const { selected, view } = map.store
  const { proposal } = optimise.store
  const status = proposal === undefined ? open && mapStatusOf(open.plan, view) : proposedStatusOf(proposal, view)
  const addressIn = (tab: Tab): string => (open === undefined ? '/' : tabAddressOf(open.project.id, tab))
  const stopAddress = (id: StopId): string => addressIn({ kind: 'stop', id })
  const leave = (): void => {
    if (status?.leave !== undefined) map.applyMessage(status.leave)
  }
  const reports = {
    pointed: map.highlight,
    routeClicked: (index: number) => {
      map.applyMessage(mapMessage('zoomToRoute', { routeIndex: index }))
      if (proposal === undefined) void navigate(addressIn({ kind: 'route', index }))
    },
    stopOpened: (id: StopId) => void navigate(stopAddress(id)),
    stopAddress,
    boxed: map.select,
    steppedOut: () => (selected.length > 0 ? map.select([]) : leave()),
  }

  return (
    <>
      <BoardPlace key={tries} reports={reports} onRetry={() => setTries(tries + 1)} />
      {status === undefined ? null : <MapStatusChip status={status} onLeave={leave} />}
      <MapNotices notices={mapNoticesOf(map.pictures.picture)} addressOf={stopAddress} />
      {open === undefined || selected.length === 0 ? null : (
        <SelectedStops plan={open.plan} ids={selected} addressOf={stopAddress} onClose={() => map.select([])} />
      )}
    </>
  )
})
