import type { MissedSlotsByStop, PinGroup } from '../../../domain/map'
import type L from 'leaflet'
import { formatNumber } from '../../../domain/text'
import { routeIndexOf, type StopId } from '../../../domain/stop'
import { pinAppearanceOf, type PinStyle } from './pin-appearance'

/** The element of a group; it has no listeners of its own. */
export type DrawnPin = {
  readonly element: HTMLElement
  group: PinGroup
  missedSlotsByStop: MissedSlotsByStop
  style: PinStyle
  /** for screen readers, without what is selected of it and what else is at its place */
  groupName: string
  /** the number of groups at its place, itself included; 0 if Tab stops at another of them */
  samePlaceCount: number
  isRaised: boolean
  selectedCount: number
  firstSelected: StopId | undefined
  x: number
  y: number
}

/** Puts a highlighted pin above all others. */
const RAISED_Z_INDEX = 100_000

/** Puts selected pins above the others, which are ordered by their pixels. */
const SELECTED_Z_INDEX = 50_000

const baseClasses = 'leaflet-marker-icon leaflet-zoom-animated leaflet-interactive'

export const createPin = (key: string, group: PinGroup, missedSlotsByStop: MissedSlotsByStop): DrawnPin => {
  const element = document.createElement('div')
  element.tabIndex = -1
  element.setAttribute('role', 'button')
  element.dataset['pin'] = key
  const [stop, second] = group.stops
  // The keys for a stop in focus find it here. The key of a pin is that of its stop, so it stays true.
  if (stop !== undefined && second === undefined) element.dataset['stop'] = stop.facts.id
  const style = { className: '', text: '', ring: '' }
  const pin = {
    element,
    group,
    missedSlotsByStop,
    style,
    groupName: '',
    samePlaceCount: 0,
    isRaised: false,
    selectedCount: 0,
    firstSelected: undefined,
    x: NaN,
    y: NaN,
  }
  updateAppearance(pin)
  return pin
}

/** Changes the element only where it differs. */
export const setPinGroup = (pin: DrawnPin, group: PinGroup, missedSlotsByStop: MissedSlotsByStop): void => {
  const isSame = hasSameStops(pin.group, group) && hasSameSlots(pin, missedSlotsByStop)
  pin.group = group
  pin.missedSlotsByStop = missedSlotsByStop
  if (!isSame) updateAppearance(pin)
}

export const setTabStop = (pin: DrawnPin, samePlaceCount: number): void => {
  if (pin.samePlaceCount === samePlaceCount) return
  pin.samePlaceCount = samePlaceCount
  pin.element.tabIndex = samePlaceCount === 0 ? -1 : 0
  updateName(pin)
}

const updateAppearance = (pin: DrawnPin): void => {
  const { element, style: oldStyle } = pin
  const { style, name } = pinAppearanceOf(pin.group, pin.missedSlotsByStop)
  pin.style = style
  pin.groupName = name
  updateDragData(pin)
  updateName(pin)
  if (style.className !== oldStyle.className)
    element.className = `${baseClasses} ${style.className}${pin.isRaised ? ' is-highlighted' : ''}${pin.selectedCount > 0 ? ' is-selected' : ''}`
  if (style.text !== oldStyle.text) element.textContent = style.text
  if (style.ring !== oldStyle.ring)
    element.style.setProperty('background-image', style.ring === '' ? '' : `${RING_MASK}, ${style.ring}`)
}

const updateName = (pin: DrawnPin): void => {
  const { element, groupName, samePlaceCount } = pin
  const samePlaceSuffix = samePlaceCount > 1 ? `, and ${formatNumber(samePlaceCount - 1)} more at this place` : ''
  const name = `${groupName}${selectedSuffix(pin)}${samePlaceSuffix}`
  if (name !== element.ariaLabel) element.ariaLabel = name
}

const selectedSuffix = ({ group: { stops }, selectedCount }: DrawnPin): string => {
  if (selectedCount === 0) return ''
  return selectedCount === stops.length ? ', selected' : `, ${formatNumber(selectedCount)} selected`
}

/**
 * A single stop can be dragged, and one that is dropped on it comes after it. A group takes no drop, and is dragged only
 * with the selection.
 */
const updateDragData = ({ element, group: { stops }, firstSelected }: DrawnPin): void => {
  const [stop, second] = stops
  const single = second === undefined ? stop : undefined
  const route = single && routeIndexOf(single)
  setData(element, 'dragStop', single?.facts.id ?? firstSelected)
  setData(element, 'dropRoute', route === undefined ? undefined : String(route))
  setData(element, 'dropAfter', route === undefined ? undefined : single?.facts.id)
}

const setData = ({ dataset }: HTMLElement, name: string, value: string | undefined): void => {
  if (value === undefined) delete dataset[name]
  else if (dataset[name] !== value) dataset[name] = value
}

/** White inside the ring and around it. */
const RING_MASK =
  'radial-gradient(circle closest-side, #fff calc(100% - 8px), #fff0 calc(100% - 7px) calc(100% - 1.5px), #fff calc(100% - .5px))'

/** Places a pin relative to `origin`, a map pixel at a zoom. */
export const positionPin = (pin: DrawnPin, zoom: number, origin: L.Point): void => {
  const scale = 2 ** zoom
  const [x, y] = [Math.round(pin.group.x * scale - origin.x), Math.round(pin.group.y * scale - origin.y)]
  if (x === pin.x && y === pin.y) return
  pin.x = x
  pin.y = y
  applyPosition(pin)
}

export const raisePin = (pin: DrawnPin, isRaised: boolean): void => {
  if (pin.isRaised === isRaised) return
  pin.isRaised = isRaised
  pin.element.classList.toggle('is-highlighted', isRaised)
  applyPosition(pin)
}

/** `selected`: which of its stops are. */
export const markSelected = (pin: DrawnPin, selected: ReadonlyArray<StopId>): void => {
  const { length: count, 0: firstSelected } = selected
  if (pin.selectedCount === count && pin.firstSelected === firstSelected) return
  pin.selectedCount = count
  pin.firstSelected = firstSelected
  updateDragData(pin)
  pin.element.classList.toggle('is-selected', count > 0)
  // A group shows the number in a badge.
  if (count > 0 && pin.group.stops.length > 1) pin.element.dataset['selected'] = formatNumber(count)
  else delete pin.element.dataset['selected']
  updateName(pin)
  applyPosition(pin)
}

/** Pins further south are in front, by z-index: 3D transforms would make each pin a compositor layer. */
const applyPosition = ({ element, x, y, isRaised, selectedCount }: DrawnPin): void => {
  element.style.transform = `translate(${x}px,${y}px)${isRaised ? ' scale(1.15)' : ''}`
  element.style.zIndex = String(isRaised ? RAISED_Z_INDEX : selectedCount > 0 ? SELECTED_Z_INDEX + y : y)
}

/** The slot that a stop misses is the same object as long as its route is not changed. */
const hasSameSlots = ({ group: { stops }, missedSlotsByStop }: DrawnPin, next: MissedSlotsByStop): boolean =>
  missedSlotsByStop === next || stops.every(({ facts: { id } }) => missedSlotsByStop.get(id) === next.get(id))

const hasSameStops = (first: PinGroup, second: PinGroup): boolean =>
  first === second ||
  (first.stops.length === second.stops.length && first.stops.every((stop, index) => stop === second.stops[index]))
