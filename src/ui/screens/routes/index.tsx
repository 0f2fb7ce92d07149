import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { mapMessage } from '../../../domain/map'
import { tabAddressOf } from '../../../domain/navigation'
import { useDesk } from '../../actions'
import type { OnTab } from '../../tab-props'
import { routesOnScreen } from './view-model'
import { RoutesScreen } from './routes-screen'
import { useKnownDrivers } from '../../form/driver'
import { useScrollToZoomed } from './use-scroll-to-zoomed'

const Routes = ({ projectId }: OnTab) => {
  const { plan, map, lock } = useDesk()
  const navigate = useNavigate()
  const list = useRef<HTMLOListElement>(null)
  const { highlighted, view } = map.store
  const drivers = useKnownDrivers()
  const shown = routesOnScreen({ project: projectId, plan: plan.store.value, view, drivers })
  useScrollToZoomed(list, view.routeIndex)
  useEffect(() => () => map.highlight(undefined), [map])

  const on = useMemo(() => {
    const detailsOf = (index: number): string => tabAddressOf(projectId, { kind: 'route', index })
    const zoom = (routeIndex: number): void => map.applyMessage(mapMessage('zoomToRoute', { projectId, routeIndex }))
    /** The map follows to what one goes to look at. */
    const open = (index: number): void => {
      const { mode } = map.store
      if (mode.kind !== 'one route' || mode.index !== index) zoom(index)
    }
    return {
      zoom,
      open,
      pointAt: (index: number | undefined) => map.highlight(index === undefined ? undefined : { kind: 'route', index }),
      goTo: (index: number) => {
        open(index)
        void navigate(detailsOf(index))
      },
      addressOf: detailsOf,
      turnLock: (index: number) => void lock.toggle({ route: index }),
      chooseDay: (routeDay: string) => map.applyMessage(mapMessage('showRouteDay', { projectId, routeDay })),
      retry: () => void plan.open({ projectId, part: 'routes' }),
    }
  }, [map, plan, lock, projectId, navigate])

  return (
    <RoutesScreen
      project={plan.store.project?.name}
      shown={shown}
      pointedAt={highlighted?.kind === 'route' ? highlighted.index : undefined}
      toStops={tabAddressOf(projectId, { kind: 'stops' })}
      list={list}
      on={on}
    />
  )
}

export default observer(Routes)
