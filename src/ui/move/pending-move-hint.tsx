import { observer } from 'mobx-react-lite'
import { targetOfPosition } from '../../application/move'
import { NUMBER_STEP, routeNumberOf } from '../../domain/route'
import { pluralise } from '../../domain/text'
import { useApp } from '../app-facade'
import { MapHint } from '../components'
import { dropLabelOf, spokenDrop } from './drag-view-model'

/**
 * The route that stops get, or the position of a stop on its route, from the first key or the drop until that is answered;
 * with what is known of the arrival.
 */
export const PendingMoveHint = observer(() => {
  const { move, plan, driver } = useApp()
  const pending = move.pendingPosition.latest
  const newRoute = move.pendingRoute.latest
  const open = plan.store.plan
  if (newRoute !== undefined)
    return (
      <MapHint>
        {pluralise(newRoute.movingStops.length, 'stop')} to route {routeNumberOf({ index: newRoute.route })}
        {newRoute.position === undefined ? ', cheapest place' : ''}
      </MapHint>
    )
  if (pending === undefined || open === undefined) return null
  const target = targetOfPosition(pending)
  const isPriced = dropLabelOf(open, pending, target).kind === 'known'
  return (
    <MapHint>
      {isPriced
        ? spokenDrop(open, pending, target, driver.store.drivers)
        : `Place ${(pending.position + 1) * NUMBER_STEP} of route ${routeNumberOf({ index: pending.route })}`}
    </MapHint>
  )
})
