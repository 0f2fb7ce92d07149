import { observer } from 'mobx-react-lite'
import { targetOfPlace } from '../../application/move'
import { NUMBER_STEP, routeNumberOf } from '../../domain/route'
import { pluralise } from '../../domain/text'
import { useApp } from '../app-facade'
import { MapHint } from '../components'
import { dropLabelOf, spokenDrop } from './drag-view-model'

/**
 * The route that stops get, or the place of a stop on its route, from the first key or the drop until that is answered;
 * with what is known of the arrival.
 */
export const PlaceHint = observer(() => {
  const { move, plan } = useApp()
  const place = move.pendingPlace.latest
  const newRoute = move.pendingRoute.latest
  const open = plan.store.plan
  if (newRoute !== undefined)
    return (
      <MapHint>
        {pluralise(newRoute.movingStops.length, 'stop')} to route {routeNumberOf({ index: newRoute.route })}
        {newRoute.position === undefined ? ', cheapest place' : ''}
      </MapHint>
    )
  if (place === undefined || open === undefined) return null
  const target = targetOfPlace(place)
  const isPriced = dropLabelOf(open, place, target).kind === 'known'
  return (
    <MapHint>
      {isPriced
        ? spokenDrop(open, place, target)
        : `Place ${(place.place + 1) * NUMBER_STEP} of route ${routeNumberOf({ index: place.route })}`}
    </MapHint>
  )
})
