import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { prepareRequest, planForOf } from '../../../application/optimisation'
import { mapMessage } from '../../../domain/map'
import { tabAddressOf } from '../../../domain/navigation'
import { useDesk } from '../../actions'
import { useIsHere } from '../../components'
import type { OnTab } from '../../tab-props'
import { optimiseOnScreen } from './view-model'
import { OptimiseScreen } from './optimise-screen'
import { toggled } from './toggle-item'
import { useNow } from './use-now'
import { useSituation } from '../../plan'

const Optimise = ({ projectId }: OnTab) => {
  const { plan, optimise, map, config } = useDesk()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const situation = useSituation()
  const now = useNow(optimise.now, optimise.store.isBusy)
  const { options } = optimise.store.value
  const { mode } = map.store
  const shown = optimiseOnScreen({
    project: projectId,
    plan: plan.store.value,
    optimising: optimise.store.value,
    now,
    ...situation,
  })

  const isProposed = shown.kind === 'proposed'
  useEffect(() => {
    if (!isProposed) return undefined
    optimise.showProposal(true)
    return () => {
      optimise.showProposal(false)
      map.highlight(undefined)
      // In the plan, the index of the route on show belongs to another route, or to none.
      if (map.store.mode.kind === 'one route') map.applyMessage(mapMessage('unzoomFromRoute'))
    }
  }, [isProposed, optimise, map])

  const start = (): void => {
    const open = plan.store.plan
    if (open !== undefined) void optimise.start(prepareRequest(options, { plan: open, ...situation }))
  }
  const accept = async (): Promise<void> => {
    if ((await optimise.accept()) && isHere()) await navigate(tabAddressOf(projectId, { kind: 'routes' }))
  }

  return (
    <OptimiseScreen
      project={plan.store.project?.name}
      shown={shown}
      zoomed={mode.kind === 'one route' ? mode.index : undefined}
      canUndo={config.history}
      toStops={tabAddressOf(projectId, { kind: 'stops' })}
      addDriver={tabAddressOf(projectId, { kind: 'drivers/new' })}
      on={{
        toggleDay: (day) => optimise.setOptions({ excludedDays: toggled(options.excludedDays, day) }),
        toggleCrew: (crew) =>
          optimise.setOptions(
            planForOf(options, situation) === 'drivers'
              ? { excludedDrivers: toggled(options.excludedDrivers, crew) }
              : { excludedCarriers: toggled(options.excludedCarriers, Number(crew)) },
          ),
        planFor: (planFor) => optimise.setOptions({ planFor }),
        wish: optimise.setOptions,
        start,
        giveUp: () => void optimise.cancel('given up'),
        stopNow: () => void optimise.cancel('used'),
        pointAt: (index) => map.highlight(index === undefined ? undefined : { kind: 'route', index }),
        zoom: (routeIndex) => map.applyMessage(mapMessage('zoomToRoute', { projectId, routeIndex })),
        toggleRoute: optimise.choose.toggle,
        toggleAll: optimise.choose.toggleAll,
        accept: () => void accept(),
        discard: optimise.discard,
        again: () => {
          optimise.discard()
          start()
        },
        addressOf: (id) => tabAddressOf(projectId, { kind: 'stop', id }),
        retry: () => void plan.open({ projectId, part: 'routes' }),
      }}
    />
  )
}

export default observer(Optimise)
