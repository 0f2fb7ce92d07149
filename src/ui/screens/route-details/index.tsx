import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { mapMessage } from '../../../domain/map'
import { tabAddressOf } from '../../../domain/navigation'
import { useDesk } from '../../actions'
import type { OnTab } from '../../tab-props'
import { useKnownDrivers } from '../../form/driver'
import { RouteDetailsScreen } from './route-details-screen'
import { routeOnScreen } from './view-model'
import { useRouteWork } from './use-route-edit'

const RouteDetails = ({ projectId, index }: OnTab & { readonly index: number }) => {
  const { plan, map, lock } = useDesk()
  const { highlighted, view } = map.store
  const drivers = useKnownDrivers()
  const [work, { choose, changeDriver, recalculate }] = useRouteWork()
  const { chosen } = work
  useEffect(() => () => map.highlight(undefined), [map])

  return (
    <RouteDetailsScreen
      project={plan.store.project?.name}
      number={index + 1}
      back={tabAddressOf(projectId, { kind: 'routes' })}
      shown={routeOnScreen({ project: projectId, index, plan: plan.store.value, drivers, chosen })}
      work={work}
      current={highlighted?.kind === 'stop' ? highlighted.id : view.zoomTarget?.stopId}
      on={{
        open: ({ id, at }) =>
          map.applyMessage(mapMessage('zoomToMarker', { projectId, stopId: id, lat: at?.lat, lng: at?.lng })),
        pointAt: (id) => map.highlight(id === undefined ? undefined : { kind: 'stop', id }),
        choose,
        changeDriver,
        recalculate,
        turnLock: (id) => void lock.toggle({ stop: id }),
        turnRouteLock: () => void lock.toggle({ route: index }),
        retry: () => void plan.open({ projectId, part: 'routes' }),
      }}
    />
  )
}

export default observer(RouteDetails)
