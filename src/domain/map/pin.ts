import type { Coordinates } from '../address'
import { markerColourOf, greyColour, type RouteColour } from '../route'
import { pinLabelOf, routeIndexOf, type PinLabel, type Stop } from '../stop'
import { validCoordinates } from './geo-bounds'

export type Pin = {
  readonly coordinates: Coordinates
  readonly state: 'planned' | 'unplanned'
  readonly colour: RouteColour
  readonly label: PinLabel
  /** for screen readers */
  readonly name: string
  readonly routeIndex: number | undefined
}

/**
 * The marker of a stop; undefined without coordinates. It depends on the stop alone, so it is made when it is drawn and
 * never stored.
 */
export const pinOf = (stop: Stop): Pin | undefined => {
  const coordinates = validCoordinates(stop.facts.coordinates)
  return coordinates && createPin(stop, coordinates)
}

const createPin = (stop: Stop, coordinates: Coordinates): Pin => {
  const label = pinLabelOf(stop.placement)
  return {
    coordinates,
    state: stop.placement.isPlanned ? 'planned' : 'unplanned',
    colour: label.kind === 'dot' ? greyColour : markerColourOf(stop.placement.color),
    label,
    name: nameOf(stop, label),
    routeIndex: routeIndexOf(stop),
  }
}

const nameOf = ({ facts: { customerName }, placement: { isPlanned, routeNumber } }: Stop, label: PinLabel): string => {
  const customerSuffix = customerName === '' ? '' : `, ${customerName}`
  if (!isPlanned) return `Unplanned stop${customerSuffix}`
  const stopTitle = label.kind === 'dot' ? 'Stop without a number' : `Stop ${label.text}`
  return `${stopTitle}${routeNumber === undefined ? '' : `, route ${routeNumber}`}${customerSuffix}`
}
