import L from 'leaflet'
import type { MapEventHandlers } from '../../application/map'
import type { Coordinates } from '../../domain/address'
import type { Neighbour, StopInset } from '../../domain/map'
import { pinLabelOf, stopNameOf } from '../../domain/stop'
import { formatKilometres } from '../../domain/text'
import { cssColourOf } from './pins/map-symbol'

export type NeighbourPointers = {
  readonly show: (inset: StopInset | undefined) => void
  readonly remove: () => void
}

type Pointer = { readonly element: HTMLAnchorElement; neighbour: Neighbour }

const ARROW =
  '<svg class="rr-icon is-14" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 19V5M5 12l7-7 7 7"/></svg>'

/** The space in pixels that pointers leave free for what else stands at the edges of the map. */
const KEPT_FREE = { side: 14, top: 74, bottom: 60, tools: { right: 56, bottom: 210 }, inset: { right: 298, top: 256 } }

const HEIGHT = 34

/** The half width of the stop's pin, and how far it and the ring around it reach above and below its place. */
const PIN_REACH = { halfWidth: 34, above: 66, below: 14 }

/** Links to the stops before and after, where they lie on the map or in their direction at its edge. */
export const createNeighbourPointers = (
  map: L.Map,
  { stopUrlOf, onStopOpen }: Pick<MapEventHandlers, 'stopUrlOf' | 'onStopOpen'>,
): NeighbourPointers => {
  const pointers = new Map<Neighbour['side'], Pointer>()
  let stopPlace: Coordinates | undefined

  const createPointer = (neighbour: Neighbour): Pointer => {
    const element = document.createElement('a')
    element.className = 'rr-neighbour'
    element.innerHTML = `${ARROW}<span class="rr-route-no"></span> <span><b></b><span></span></span>`
    L.DomEvent.disableClickPropagation(element)
    const pointer: Pointer = { element, neighbour }
    element.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onStopOpen(pointer.neighbour.stop.facts.id)
    })
    map.getContainer().append(element)
    return pointer
  }
  const describe = (
    { element, neighbour: { side, stop, metres } }: Pointer,
    colour: string,
    textColour: string,
  ): void => {
    const label = pinLabelOf(stop.placement)
    const number = label.kind === 'number' ? label.text : '–'
    const [chip, name, distance] = element.querySelectorAll<HTMLElement>('.rr-route-no, b, b + span')
    element.href = stopUrlOf(stop.facts.id)
    chip?.style.setProperty('--route', colour)
    chip?.style.setProperty('--route-label', textColour)
    if (chip !== undefined) chip.textContent = number
    if (name !== undefined) name.textContent = stopNameOf(stop)
    if (distance !== undefined) distance.textContent = ` · ${formatKilometres(metres)} km`
    const sideTitle = side === 'previous' ? 'Previous' : 'Next'
    // Who controls the page by voice says the text that is shown, so that the name has to contain it.
    element.ariaLabel = `${sideTitle}: stop ${number} ${stopNameOf(stop)} · ${formatKilometres(metres)} km`
  }
  const place = (): void => {
    const { x: width, y: height } = map.getSize()
    const placed: L.Point[] = []
    const pin = stopPlace && map.latLngToContainerPoint(stopPlace)
    for (const { element, neighbour } of pointers.values()) {
      const offset = map.latLngToContainerPoint(neighbour.coordinates).subtract([width / 2, height / 2])
      const [reachX, reachY] = [(width - element.offsetWidth) / 2 - KEPT_FREE.side, height / 2 - KEPT_FREE.bottom]
      const share = Math.min(1, reachX / Math.abs(offset.x), reachY / Math.abs(offset.y))
      const point = findFreePoint(
        { others: placed, pin, mapHeight: height },
        offset.multiplyBy(share).add([width / 2, height / 2]),
        element.offsetWidth,
      )
      placed.push(point)
      element.style.transform = `translate(${Math.round(point.x - element.offsetWidth / 2)}px,${Math.round(point.y - HEIGHT / 2)}px)`
      const degrees = (Math.atan2(offset.y, offset.x) * 180) / Math.PI + 90
      element.querySelector('svg')?.style.setProperty('transform', `rotate(${degrees.toFixed(0)}deg)`)
    }
  }
  map.on({ move: place, resize: place })

  return {
    show: (inset) => {
      const neighbours = inset?.route?.neighbours ?? []
      stopPlace = inset?.coordinates
      for (const [side, { element }] of pointers) {
        if (neighbours.some((neighbour) => neighbour.side === side)) continue
        element.remove()
        pointers.delete(side)
      }
      for (const neighbour of neighbours) {
        const pointer = pointers.get(neighbour.side) ?? createPointer(neighbour)
        pointer.neighbour = neighbour
        pointers.set(neighbour.side, pointer)
        const colour = inset?.route?.colour
        if (colour !== undefined) describe(pointer, cssColourOf(colour), colour.textColour)
      }
      place()
    },
    remove: () => {
      map.off({ move: place, resize: place })
      for (const { element } of pointers.values()) element.remove()
    },
  }
}

type Occupied = {
  readonly others: ReadonlyArray<L.Point>
  readonly pin: L.Point | undefined
  readonly mapHeight: number
}

/** The nearest point to it where a pointer covers neither the pin of the stop, the other pointer, the tools nor the inset. */
const findFreePoint = ({ others, pin, mapHeight }: Occupied, point: L.Point, width: number): L.Point => {
  let { x, y } = point
  y = Math.max(y, KEPT_FREE.top)
  if (y < KEPT_FREE.tools.bottom) x = Math.max(x, KEPT_FREE.tools.right + width / 2)
  if (x - width / 2 < KEPT_FREE.inset.right) y = Math.min(y, mapHeight - KEPT_FREE.inset.top)
  if (pin !== undefined && Math.abs(pin.x - x) < PIN_REACH.halfWidth + width / 2) {
    const [above, below] = [pin.y - PIN_REACH.above - HEIGHT / 2, pin.y + PIN_REACH.below + HEIGHT / 2]
    if (y > above && y < below) y = y < pin.y ? above : below
  }
  for (const other of others)
    if (Math.abs(other.y - y) < HEIGHT + 6 && Math.abs(other.x - x) < width)
      y = pin !== undefined && y > pin.y ? other.y + HEIGHT + 6 : other.y - HEIGHT - 6
  return L.point(x, y)
}
