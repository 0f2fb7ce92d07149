import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { mapMessage } from '../../../domain/map'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import type { TabProps } from '../../tab-props'
import { routesViewModel } from './view-model'
import { RoutesScreen } from './routes-screen'
import { useDrivers } from '../../plan'
import { useScrollToZoomedRoute } from './use-scroll-to-zoomed-route'

const Routes = ({ projectId }: TabProps) => {
  const { plan, map, lock } = useApp()
  const navigate = useNavigate()
  const list = useRef<HTMLOListElement>(null)
  const { highlighted, view } = map.store
  const drivers = useDrivers()
  const viewModel = routesViewModel({ project: projectId, plan: plan.store.value, view, drivers })
  useScrollToZoomedRoute(list, view.routeIndex)
  useEffect(() => () => map.highlight(undefined), [map])

  const actions = useMemo(() => {
    const routePathOf = (index: number): string => tabAddressOf(projectId, { kind: 'route', index })
    const zoom = (routeIndex: number): void => map.applyMessage(mapMessage('zoomToRoute', { projectId, routeIndex }))
    /** Zooms the map before navigation; `zoom` on the zoomed route would undo its zoom. */
    const open = (index: number): void => {
      const { mode } = map.store
      if (mode.kind !== 'one route' || mode.index !== index) zoom(index)
    }
    return {
      zoom,
      open,
      highlight: (index: number | undefined) =>
        map.highlight(index === undefined ? undefined : { kind: 'route', index }),
      goTo: (index: number) => {
        open(index)
        void navigate(routePathOf(index))
      },
      addressOf: routePathOf,
      toggleLock: (index: number) => void lock.toggle({ route: index }),
      chooseDay: (routeDay: string) => map.applyMessage(mapMessage('showRouteDay', { projectId, routeDay })),
      retry: () => void plan.open({ projectId, part: 'routes' }),
    }
  }, [map, plan, lock, projectId, navigate])

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
