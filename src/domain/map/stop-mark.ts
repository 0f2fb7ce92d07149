import type { Coordinates } from '../address'
import { remembered } from '../remembered'
import { colourOf, grey } from '../route'
import { pinLabelOf, routeIndexOf, type PinLabel, type Stop } from '../stop'
import type { StopMark } from './mark'
import { placeOn } from './place'

/** None for a stop without a place on earth. The same stop has the same mark, so that only what changed is redrawn. */
export const stopMarkOf = remembered((stop: Stop): StopMark | undefined => {
  const at = placeOn(stop.at)
  return at && marked(stop, at)
})

const marked = (stop: Stop, at: Coordinates): StopMark => {
  const label = pinLabelOf(stop)
  return {
    kind: 'stop',
    id: `stop ${stop.id}`,
    at,
    state: stop.isPlanned ? 'planned' : 'unplanned',
    colour: label.kind === 'dot' ? grey : colourOf(stop.color),
    label,
    name: nameOf(stop, label),
    routeIndex: routeIndexOf(stop),
    stop,
  }
}

const nameOf = ({ isPlanned, routeNumber, customerName }: Stop, label: PinLabel): string => {
  const called = customerName === '' ? '' : `, ${customerName}`
  if (!isPlanned) return `Unplanned stop${called}`
  const numbered = label.kind === 'dot' ? 'Stop without a number' : `Stop ${label.text}`
  return `${numbered}${routeNumber === undefined ? '' : `, route ${routeNumber}`}${called}`
}
