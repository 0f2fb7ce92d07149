import { observer } from 'mobx-react-lite'
import { NUMBER_STEP, routeNumberOf } from '../../domain/route'
import { useApp } from '../app-facade'
import { MapHint } from '../components'

/** The place that a stop gets on its route, while keys move it. */
export const PlaceHint = observer(() => {
  const { value } = useApp().move.pendingPlace
  return value === undefined ? null : (
    <MapHint>
      Place {(value.place + 1) * NUMBER_STEP} of route {routeNumberOf({ index: value.route })}
    </MapHint>
  )
})
