import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef, useState } from 'react'
import { mapMessage } from '../../../domain/map'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import type { TabProps } from '../../tab-props'
import type { RoutesFilter } from './totals-view-model'
import { routesViewModel } from './view-model'
import { RoutesScreen } from './routes-screen'
import { useDrivers, useOpenItem, useUndo } from '../../plan'
import { useScrollToZoomedRoute } from './use-scroll-to-zoomed-route'

const Routes = ({ projectId }: TabProps) => {
  const { plan, map, lock, session } = useApp()
  const { showRoute, openRoute } = useOpenItem()
  const { undoLast } = useUndo()
  const list = useRef<HTMLOListElement>(null)
  const { highlighted, view } = map.store
  const drivers = useDrivers()
  const [filter, setFilter] = useState<RoutesFilter>()
  const [query, setQuery] = useState('')
  const viewModel = routesViewModel({
    project: projectId,
    plan: plan.store.value,
    view,
    drivers,
    filter,
    query,
    username: session.user?.username,
  })
  useScrollToZoomedRoute(list, view.routeIndex)
  useEffect(() => () => map.highlight(undefined), [map])

  const actions = useMemo(() => {
    return {
      zoom: (routeIndex: number) => map.updateMapView(mapMessage('zoomToRoute', { projectId, routeIndex })),
      open: showRoute,
      highlight: (index: number | undefined) =>
        map.highlight(index === undefined ? undefined : { kind: 'route', index }),
      goTo: openRoute,
      addressOf: (index: number) => tabAddressOf(projectId, { kind: 'route', index }),
      toggleLock: (index: number) => void lock.toggle({ route: index }),
      chooseDay: (routeDay: string) => map.updateMapView(mapMessage('showRouteDay', { projectId, routeDay })),
      toggleFilter: (chosen: RoutesFilter) => setFilter((current) => (current === chosen ? undefined : chosen)),
      search: setQuery,
      undo: undoLast,
      retry: () => void plan.open({ projectId, part: 'routes' }),
    }
  }, [map, plan, lock, undoLast, projectId, showRoute, openRoute])

  return (
    <RoutesScreen
      projectName={plan.store.project?.name}
      viewModel={viewModel}
      highlightedRouteIndex={highlighted?.kind === 'route' ? highlighted.index : undefined}
      stopsPath={tabAddressOf(projectId, { kind: 'stops' })}
      list={list}
      actions={actions}
    />
  )
}

export default observer(Routes)
