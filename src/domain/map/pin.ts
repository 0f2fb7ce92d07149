import type { Coordinates } from '../address'
import { colourOf, greyColour, type RouteColour } from '../route'
import { pinLabelOf, routeIndexOf, type PinLabel, type Stop } from '../stop'
import { placeOn } from './valid-coordinates'

/** How a stop looks on the map. */
export type Pin = {
  readonly at: Coordinates
  readonly state: 'planned' | 'unplanned'
  readonly colour: RouteColour
  readonly label: PinLabel
  /** for those who hear the map */
  readonly name: string
  readonly routeIndex: number | undefined
}

/** Depends on the stop alone, so that it is made whenever a pin is drawn and is never stored. None without a place on earth. */
export const pinOf = (stop: Stop): Pin | undefined => {
  const at = placeOn(stop.coordinates)
  return at && looksOf(stop, at)
}

const looksOf = (stop: Stop, at: Coordinates): Pin => {
  const label = pinLabelOf(stop)
  return {
    at,
    state: stop.isPlanned ? 'planned' : 'unplanned',
    colour: label.kind === 'dot' ? greyColour : colourOf(stop.color),
    label,
    name: nameOf(stop, label),
    routeIndex: routeIndexOf(stop),
  }
}

const nameOf = ({ isPlanned, routeNumber, customerName }: Stop, label: PinLabel): string => {
  const called = customerName === '' ? '' : `, ${customerName}`
  if (!isPlanned) return `Unplanned stop${called}`
  const numbered = label.kind === 'dot' ? 'Stop without a number' : `Stop ${label.text}`
  return `${numbered}${routeNumber === undefined ? '' : `, route ${routeNumber}`}${called}`
}
