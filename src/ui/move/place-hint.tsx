import { observer } from 'mobx-react-lite'
import { targetOfPlace } from '../../application/move'
import { NUMBER_STEP, routeNumberOf } from '../../domain/route'
import { pluralise } from '../../domain/text'
import { useApp } from '../app-facade'
import { MapHint } from '../components'
import { dropLabelOf, spokenDrop } from './drag-view-model'

/** The route that stops get, or the place of a stop on its route, while keys move them; with what is known of the arrival. */
export const PlaceHint = observer(() => {
  const { move, plan } = useApp()
  const { value } = move.pendingPlace
  const newRoute = move.pendingRoute.value
  const open = plan.store.plan
  if (newRoute !== undefined)
    return (
      <MapHint>
        {pluralise(newRoute.held.length, 'stop')} to route {routeNumberOf({ index: newRoute.route })}, cheapest place
      </MapHint>
    )
  if (value === undefined || open === undefined) return null
  const target = targetOfPlace(value)
  const isPriced = dropLabelOf(open, value, target).kind === 'known'
  return (
    <MapHint>
      {isPriced
        ? spokenDrop(open, value, target)
        : `Place ${(value.place + 1) * NUMBER_STEP} of route ${routeNumberOf({ index: value.route })}`}
    </MapHint>
  )
})
