import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import type { TabProps } from '../../tab-props'
import { useDrivers, useOpenItem, useRowSelection } from '../../plan'
import { RouteDetailsScreen } from './route-details-screen'
import { routeDetailsViewModel } from './view-model'
import { useRouteEdit } from './use-route-edit'

const RouteDetails = ({ projectId, index }: TabProps & { readonly index: number }) => {
  const { plan, map, lock } = useApp()
  const { highlighted, view } = map.store
  const drivers = useDrivers()
  const { showStop } = useOpenItem()
  const [edit, { choose, changeDriver, recalculate }] = useRouteEdit()
  const { chosenDriver } = edit
  const viewModel = routeDetailsViewModel({ project: projectId, index, plan: plan.store.value, drivers, chosenDriver })
  const selection = useRowSelection(
    viewModel.kind === 'route' ? viewModel.rows.flatMap(({ id, to }) => (to === undefined ? [] : [id])) : [],
  )
  useEffect(() => () => map.highlight(undefined), [map])

  return (
    <RouteDetailsScreen
      projectName={plan.store.project?.name}
      number={index + 1}
      back={tabAddressOf(projectId, { kind: 'routes' })}
      viewModel={viewModel}
      selection={selection}
      edit={edit}
      currentStop={highlighted?.kind === 'stop' ? highlighted.id : view.zoomTarget?.stopId}
      actions={{
        open: showStop,
        highlight: (id) => map.highlight(id === undefined ? undefined : { kind: 'stop', id }),
        choose,
        changeDriver,
        recalculate,
        toggleLock: (id) => void lock.toggle({ stops: [id] }),
        toggleRouteLock: () => void lock.toggle({ route: index }),
        retry: () => void plan.open({ projectId, part: 'routes' }),
      }}
    />
  )
}

export default observer(RouteDetails)
