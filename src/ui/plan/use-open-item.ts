import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { mapMessage } from '../../domain/map'
import { editAddressOf, tabAddressOf, type Tab } from '../../domain/navigation'
import { stopList, type StopId } from '../../domain/stop'
import { useApp } from '../app-facade'

/** `show` zooms the map, for links, which open the tab themselves; `open` does both. */
type OpenItem = {
  readonly showStop: (id: StopId) => void
  readonly showRoute: (index: number) => void
  readonly openStop: (id: StopId) => void
  readonly openRoute: (index: number) => void
  /** opens the form of a stop */
  readonly editStop: (id: StopId) => void
  readonly openTab: (tab: Tab) => void
}

/** Shows the stops and routes of the open plan, for what names them: lists, the map, the timeline and toasts. */
export const useOpenItem = (): OpenItem => {
  const { plan, map } = useApp()
  const navigate = useNavigate()
  return useMemo(() => {
    const showStop = (stopId: StopId): void => {
      const { open } = plan.store
      const { lat, lng } = (open && stopList.get(open.plan.stops, stopId)?.facts.coordinates) ?? {}
      map.updateMapView(mapMessage('zoomToMarker', { projectId: open?.project.id, stopId, lat, lng }))
    }
    const showRoute = (routeIndex: number): void => {
      const { mode } = map.store
      // The message would end the zoom to this route.
      if (mode.kind === 'one route' && mode.index === routeIndex) return
      map.updateMapView(mapMessage('zoomToRoute', { projectId: plan.store.project?.id, routeIndex }))
    }
    const openTab = (tab: Tab): void => {
      const { project } = plan.store
      if (project !== undefined) void navigate(tabAddressOf(project.id, tab))
    }
    return {
      showStop,
      showRoute,
      openStop: (id) => {
        showStop(id)
        openTab({ kind: 'stop', id })
      },
      openRoute: (index) => {
        showRoute(index)
        openTab({ kind: 'route', index })
      },
      editStop: (id) => {
        const { project } = plan.store
        showStop(id)
        if (project !== undefined) void navigate(editAddressOf(project.id, id))
      },
      openTab,
    }
  }, [plan, map, navigate])
}
