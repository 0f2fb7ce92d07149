import type L from 'leaflet'
import { faceOf } from './face'
import type { Group } from './group'
import type { Symbol } from './symbol'

/** A group as it stands on the page: an element of its own, and nothing that listens. */
export type StandingPin = { readonly element: HTMLElement; group: Group; symbol: Symbol | undefined }

/** Above all others while a hand is on it. */
const ABOVE = 100_000

const classes = 'leaflet-marker-icon leaflet-zoom-animated leaflet-interactive'

export const standingPin = (key: string, group: Group): StandingPin => {
  const element = document.createElement('div')
  element.className = classes
  element.tabIndex = 0
  element.setAttribute('role', 'button')
  element.dataset['pin'] = key
  const pin: StandingPin = { element, group, symbol: undefined }
  dress(pin)
  return pin
}

/** Touches of the element only what differs. */
export const regroupPin = (pin: StandingPin, group: Group): void => {
  if (isSame(pin.group, group)) return
  pin.group = group
  dress(pin)
}

const dress = (pin: StandingPin): void => {
  const { symbol, name } = faceOf(pin.group)
  const { element } = pin
  element.setAttribute('aria-label', name)
  if (symbol === pin.symbol) return
  pin.symbol = symbol
  element.innerHTML = symbol.svg
  element.style.margin = `${-symbol.foot[1]}px 0 0 ${-symbol.foot[0]}px`
}

/** Seen from a pixel of the map at a zoom. What stands further south stands in front. */
export const placePin = ({ element, group }: StandingPin, zoom: number, origin: L.Point): void => {
  const scale = 2 ** zoom
  const [x, y] = [Math.round(group.x * scale - origin.x), Math.round(group.y * scale - origin.y)]
  element.style.transform = `translate3d(${x}px,${y}px,0)`
  element.style.zIndex = String(element.classList.contains('is-pointed') ? ABOVE : y)
}

export const raisePin = ({ element }: StandingPin, isRaised: boolean): void => {
  element.classList.toggle('is-pointed', isRaised)
  if (isRaised) element.style.zIndex = String(ABOVE)
}

const isSame = (one: Group, other: Group): boolean =>
  one === other || (one.stops.length === other.stops.length && one.stops.every((stop, at) => stop === other.stops[at]))
