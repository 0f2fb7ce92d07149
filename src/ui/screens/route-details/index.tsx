import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { tabAddressOf } from '../../../domain/navigation'
import type { ProjectId } from '../../../domain/project'
import { routeNumberOf } from '../../../domain/route'
import type { StopId } from '../../../domain/stop'
import { useApp } from '../../app-facade'
import { useIsMounted } from '../../components'
import type { TabProps } from '../../tab-props'
import { useDrivers, useOpenItem, useRowSelection } from '../../plan'
import { RouteDetailsScreen } from './route-details-screen'
import { routeDetailsViewModel } from './view-model'
import { useRouteEdit } from './use-route-edit'

const RouteDetails = ({ projectId, index }: TabProps & { readonly index: number }) => {
  const { plan, map, lock, move } = useApp()
  const { highlighted, view } = map.store
  const drivers = useDrivers()
  const { openTab, showRoute, showStop } = useOpenItem()
  const [edit, { choose, changeDriver, recalculate }] = useRouteEdit()
  const { chosenDriver } = edit
  const isMounted = useIsMounted()
  const state = plan.store.value
  const pendingPosition = move.pendingPosition.latestOn(index)
  // Kept while another row is highlighted, so that the other rows need not be rendered again.
  const viewModel = useMemo(
    () => routeDetailsViewModel({ project: projectId, index, plan: state, drivers, chosenDriver, pendingPosition }),
    [projectId, index, state, drivers, chosenDriver, pendingPosition],
  )
  const stops = useMemo(
    () => (viewModel.kind === 'route' ? viewModel.rows.flatMap(({ id, to }) => (to === undefined ? [] : [id])) : []),
    [viewModel],
  )
  const selection = useRowSelection(stops)
  const rowActions = useMemo(
    () => ({
      open: showStop,
      highlight: (id: StopId | undefined) => map.highlight(id === undefined ? undefined : { kind: 'stop', id }),
      toggleLock: (id: StopId) => void lock.toggle({ stops: [id] }),
    }),
    [map, lock, showStop],
  )
  useEffect(() => () => map.highlight(undefined), [map])
  const isKnown = viewModel.kind === 'route'
  const [shownRoute, setShownRoute] = useState<{ readonly projectId: ProjectId; readonly index: number }>()
  const hadRoute = shownRoute?.projectId === projectId && shownRoute.index === index
  if (isKnown && !hadRoute) setShownRoute({ projectId, index })
  useEffect(() => {
    // The page may be opened by its address or by Back, while the map shows another route.
    if (isKnown && (map.store.view.routeIndex ?? index) !== index) showRoute(index)
  }, [map, isKnown, index, showRoute])

  return (
    <RouteDetailsScreen
      projectId={projectId}
      projectName={plan.store.project?.name}
      number={routeNumberOf({ index })}
      back={tabAddressOf(projectId, { kind: 'routes' })}
      viewModel={viewModel}
      hadRoute={hadRoute}
      selection={selection}
      edit={edit}
      currentStop={highlighted?.kind === 'stop' ? highlighted.id : view.zoomTarget?.stopId}
      rowActions={rowActions}
      actions={{
        choose,
        changeDriver,
        recalculate,
        // The menu that calls it goes with the route, before the page does.
        leave: () => {
          if (isMounted()) openTab({ kind: 'routes' })
        },
        toggleRouteLock: () => void lock.toggle({ route: index }),
        retry: () => void plan.open({ projectId, part: 'routes' }),
      }}
    />
  )
}

export default observer(RouteDetails)
