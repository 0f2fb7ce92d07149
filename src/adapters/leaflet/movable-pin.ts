import L from 'leaflet'
import type { MovablePin } from '../../application/map'
import { pointBeside, type Coordinates } from '../../domain/address'
import { STOP_ZOOM } from '../../domain/map'
import { divIconOf } from './marker-layer'
import { cssColourOf, svgOf } from './pins/map-symbol'
import { labelSizeOf, numberedPinSymbol, pinSymbol } from './pins/pin-symbol'

export type MovablePinLayer = {
  readonly show: (pin: MovablePin | undefined) => void
  /** puts the pin in the centre of the map if it is nowhere yet */
  readonly focus: () => void
  readonly close: () => void
}

/** East and north; a key with Shift moves it by one metre instead. */
const arrows: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

const STEP_METRES = 5

/** Below this zoom a place cannot be told from its neighbours. */
const MIN_ZOOM = 14

/** The pin that the user puts elsewhere, joined by a line with the place that it was moved from. */
export const createMovablePin = (map: L.Map): MovablePinLayer => {
  const container = map.getContainer()
  let current: MovablePin | undefined
  let marker: L.Marker | undefined
  /** whose number and colour the marker has */
  let drawn: MovablePin | undefined
  let isDragged = false
  let trail: L.LayerGroup | undefined
  let wasPutHere = false
  let takesFocus = false

  const put = (at: Coordinates): void => {
    if (current === undefined) return
    wasPutHere = true
    current.onPut(at)
  }
  const putInCentre = (): void => {
    takesFocus = true
    const { lat, lng } = map.getCenter()
    put({ lat, lng })
  }
  const focusIfAsked = (): void => {
    const element = marker?.getElement()
    if (!takesFocus || element === undefined) return
    takesFocus = false
    element.focus({ preventScroll: true })
  }
  const onClick = ({ latlng: { lat, lng } }: L.LeafletMouseEvent): void => put({ lat, lng })
  const onKeyDown = (event: KeyboardEvent): void => {
    const isOnPin = event.target instanceof Node && marker?.getElement()?.contains(event.target) === true
    const command = current && commandOf(current, event, isOnPin)
    if (command === undefined) return
    event.preventDefault()
    event.stopImmediatePropagation()
    command()
  }
  const commandOf = (pin: MovablePin, { key, shiftKey, target }: KeyboardEvent, isOnPin: boolean) => {
    const arrow = isOnPin ? arrows[key] : undefined
    if (arrow !== undefined) return () => moveBy(arrow, shiftKey ? 1 : STEP_METRES)
    if (key === 'Escape') return pin.onLeave
    if (key !== 'Enter') return undefined
    return isOnPin ? pin.onAccept : target === container ? putInCentre : undefined
  }
  const moveBy = ([east, north]: readonly [number, number], metres: number): void => {
    if (current?.at !== undefined) put(pointBeside(current.at, { east: east * metres, north: north * metres }))
  }

  const removeMarker = (): void => {
    marker?.remove()
    marker = undefined
    isDragged = false
  }
  const replaceMarker = (pin: MovablePin, at: Coordinates): void => {
    const hadFocus = marker !== undefined && marker.getElement() === document.activeElement
    removeMarker()
    marker = createMarker(pin, at)
    drawn = pin
    if (hadFocus) marker.getElement()?.focus({ preventScroll: true })
  }
  const createMarker = (pin: MovablePin, at: Coordinates): L.Marker => {
    const created = L.marker(at, { icon: iconOf(pin), draggable: true, autoPan: true, zIndexOffset: 50_000 })
    created.on('dragstart', () => (isDragged = true))
    created.on('drag', () => drawTrail(pin.from, coordinatesOf(created)))
    created.on('dragend', () => {
      isDragged = false
      put(coordinatesOf(created))
    })
    created.addTo(map)
    const element = created.getElement()
    element?.classList.add('rr-movable-pin')
    const number = pin.label.kind === 'number' ? ` ${pin.label.text}` : ''
    element?.setAttribute('aria-label', `Stop${number}, ${pin.name}: arrow keys move it 5 m, with Shift 1 m`)
    return created
  }
  const drawTrail = (from: Coordinates | undefined, at: Coordinates | undefined): void => {
    trail?.remove()
    trail = undefined
    if (from === undefined || at === undefined || (from.lat === at.lat && from.lng === at.lng)) return
    trail = L.layerGroup([
      L.polyline([from, at], { className: 'rr-pin-trail', interactive: false }),
      L.marker(from, { icon: originIcon, interactive: false, keyboard: false }),
    ]).addTo(map)
  }
  /** What the user put here is in view already; anything else is brought into view. */
  const bringIntoView = (at: Coordinates, previous: Coordinates | undefined): void => {
    // A click says how near the user wants to look; keys move it by metres, which must be seen.
    if (map.getZoom() < MIN_ZOOM && (takesFocus || !wasPutHere)) map.setView(at, STOP_ZOOM)
    else if (wasPutHere) map.panInside(at, { padding: [40, 60], animate: false })
    else if (previous !== at && !map.getBounds().contains(at)) map.panTo(at)
    wasPutHere = false
  }

  map.on('click', onClick)
  container.addEventListener('keydown', onKeyDown, { capture: true })
  return {
    show: (pin) => {
      const previous = current
      current = pin
      container.classList.toggle('is-placing', pin !== undefined)
      drawTrail(pin?.from, pin?.at)
      if (pin?.at === undefined) return removeMarker()
      if (marker === undefined || (!isDragged && !looksLike(pin, drawn))) replaceMarker(pin, pin.at)
      else if (pin.at !== previous?.at) marker.setLatLng(pin.at)
      if (pin.at !== previous?.at) bringIntoView(pin.at, previous?.at)
      focusIfAsked()
    },
    focus: () => {
      takesFocus = true
      if (current?.at === undefined) return putInCentre()
      bringIntoView(current.at, current.at)
      focusIfAsked()
    },
    close: () => {
      map.off('click', onClick)
      container.removeEventListener('keydown', onKeyDown, { capture: true })
    },
  }
}

const coordinatesOf = (marker: L.Marker): Coordinates => {
  const { lat, lng } = marker.getLatLng()
  return { lat, lng }
}

const looksLike = (pin: MovablePin, other: MovablePin | undefined): boolean =>
  other !== undefined &&
  pin.name === other.name &&
  pin.colour === other.colour &&
  textOf(pin.label) === textOf(other.label)

const textOf = (label: MovablePin['label']): string => (label.kind === 'number' ? label.text : '')

const iconOf = ({ label, colour }: MovablePin): L.DivIcon =>
  divIconOf(
    label.kind === 'dot'
      ? pinSymbol({ colour })
      : numberedPinSymbol(labelSizeOf(Number(label.text)), cssColourOf(colour), colour.textColour, label.text),
  )

const originIcon = divIconOf({
  svg: svgOf('rr-pin', 12, 12, '<circle cx="6" cy="6" r="5" fill="#fff" stroke="#14212a" stroke-width="1.5"/>'),
  size: [12, 12],
  anchor: [6, 6],
})
