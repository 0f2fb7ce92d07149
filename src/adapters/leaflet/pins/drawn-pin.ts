import type L from 'leaflet'
import { formatNumber } from '../../../domain/text'
import { faceOf } from './pin-appearance'
import type { Group } from './group'
import type { Look } from './pin-style'

/** A group as it stands on the page: an element of its own, and nothing that listens. */
export type StandingPin = {
  readonly element: HTMLElement
  group: Group
  look: Look
  /** how many stand at its door, itself included; 0 where Tab stops at another one of them */
  atDoor: number
  isRaised: boolean
  x: number
  y: number
}

/** Above all others while a hand is on it. */
const ABOVE = 100_000

const classes = 'leaflet-marker-icon leaflet-zoom-animated leaflet-interactive'

export const standingPin = (key: string, group: Group): StandingPin => {
  const element = document.createElement('div')
  element.tabIndex = -1
  element.setAttribute('role', 'button')
  element.dataset['pin'] = key
  const look = { className: '', text: '', ring: '' }
  const pin = { element, group, look, atDoor: 0, isRaised: false, x: NaN, y: NaN }
  dress(pin)
  return pin
}

/** Touches of the element only what differs. */
export const regroupPin = (pin: StandingPin, group: Group): void => {
  if (isSame(pin.group, group)) return
  pin.group = group
  dress(pin)
}

export const leadPin = (pin: StandingPin, atDoor: number): void => {
  if (pin.atDoor === atDoor) return
  pin.atDoor = atDoor
  pin.element.tabIndex = atDoor === 0 ? -1 : 0
  dress(pin)
}

const dress = (pin: StandingPin): void => {
  const { element, look: before } = pin
  const { look, name: own } = faceOf(pin.group)
  const name = pin.atDoor > 1 ? `${own}, and ${formatNumber(pin.atDoor - 1)} more at this door` : own
  pin.look = look
  if (name !== element.ariaLabel) element.ariaLabel = name
  if (look.className !== before.className)
    element.className = `${classes} ${look.className}${pin.isRaised ? ' is-pointed' : ''}`
  if (look.text !== before.text) element.textContent = look.text
  if (look.ring !== before.ring)
    element.style.setProperty('background-image', look.ring === '' ? '' : `${DISC}, ${look.ring}`)
}

/** White within the ring and about it. */
const DISC =
  'radial-gradient(circle closest-side, #fff calc(100% - 8px), #fff0 calc(100% - 7px) calc(100% - 1.5px), #fff calc(100% - .5px))'

/** Seen from a pixel of the map at a zoom. */
export const placePin = (pin: StandingPin, zoom: number, origin: L.Point): void => {
  const scale = 2 ** zoom
  const [x, y] = [Math.round(pin.group.x * scale - origin.x), Math.round(pin.group.y * scale - origin.y)]
  if (x === pin.x && y === pin.y) return
  pin.x = x
  pin.y = y
  stand(pin)
}

export const raisePin = (pin: StandingPin, isRaised: boolean): void => {
  if (pin.isRaised === isRaised) return
  pin.isRaised = isRaised
  pin.element.classList.toggle('is-pointed', isRaised)
  stand(pin)
}

/** What stands further south stands in front. Flat: a pin that moves in depth would be a layer of its own. */
const stand = ({ element, x, y, isRaised }: StandingPin): void => {
  element.style.transform = `translate(${x}px,${y}px)${isRaised ? ' scale(1.15)' : ''}`
  element.style.zIndex = String(isRaised ? ABOVE : y)
}

const isSame = (one: Group, other: Group): boolean =>
  one === other || (one.stops.length === other.stops.length && one.stops.every((stop, at) => stop === other.stops[at]))
