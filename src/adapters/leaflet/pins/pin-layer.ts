import type L from 'leaflet'
import type { ClusterRule, Picture } from '../../../domain/map'
import type { StopId } from '../../../domain/stop'
import { originAt } from '../origin-at'
import { viewBox } from '../view-box'
import { covers, isInside, type Box } from '../world'
import type { Group } from './group'
import { grouped } from './grouped'
import { inRouteOrder } from './in-route-order'
import { placePin, raisePin, regroupPin, standingPin, type StandingPin } from './pin'

export type PinLayer = {
  /** what is to be drawn the next time */
  readonly take: (pins: Picture['pins'], clusters: ClusterRule) => void
  readonly draw: () => void
  readonly groupAt: (key: string) => Group | undefined
  readonly standing: () => Iterable<Group>
  readonly raise: (id: StopId | undefined) => void
  readonly remove: () => void
}

/** So much beyond the edges is drawn that a short pull at the map shows nothing bare. */
const MARGIN = 0.2

/** Only what is in view is on the page, however many stops there are. */
export const pinLayer = (map: L.Map): PinLayer => {
  const standing = new Map<string, StandingPin>()
  let pins: Picture['pins'] = []
  let clusters: ClusterRule = { kind: 'none' }
  let groups: ReadonlyArray<Group> | undefined
  let groupedAt = NaN
  let drawn: Box | undefined
  let raised: StopId | undefined

  const pane = map.getPane('markerPane')
  const fall = (): void => {
    for (const pin of standing.values()) raisePin(pin, false)
  }
  const raise = (): void => {
    if (raised === undefined) return
    for (const pin of standing.values()) if (pin.group.stops.some(({ id }) => id === raised)) raisePin(pin, true)
  }
  const place = (zoom: number, origin: L.Point): void => {
    for (const pin of standing.values()) placePin(pin, zoom, origin)
  }
  const stretch = (): void => place(map.getZoom(), map.getPixelOrigin())
  const animate = (event: L.ZoomAnimEvent): void => place(event.zoom, originAt(map, event))
  map.on('zoom', stretch).on('zoomanim', animate)

  const put = (wanted: ReadonlyMap<string, Group>): void => {
    for (const [key, { element }] of standing) {
      if (wanted.has(key)) continue
      element.remove()
      standing.delete(key)
    }
    let before: Element | null = null
    for (const [key, group] of wanted) {
      const there = standing.get(key)
      const pin = there ?? standingPin(key, group)
      if (there === undefined) standing.set(key, pin)
      else regroupPin(there, group)
      if (pin.element.previousElementSibling !== before || !pin.element.isConnected)
        standAfter(pane, before, pin.element)
      before = pin.element
    }
    stretch()
  }

  return {
    take: (next, rule) => {
      pins = next
      clusters = rule
      groups = undefined
    },
    draw: () => {
      const zoom = map.getZoom()
      if (groups !== undefined && groupedAt === zoom && drawn !== undefined && covers(drawn, viewBox(map))) return
      const fresh = groups === undefined || groupedAt !== zoom ? grouped(pins, clusters, zoom) : groups
      groups = fresh
      groupedAt = zoom
      const box = viewBox(map, MARGIN)
      drawn = box
      fall()
      put(new Map(inRouteOrder(fresh.filter(({ x, y }) => isInside(box, x, y))).map((group) => [keyOf(group), group])))
      raise()
    },
    groupAt: (key) => standing.get(key)?.group,
    standing: () => Array.from(standing.values(), ({ group }) => group),
    raise: (id) => {
      raised = id
      fall()
      raise()
    },
    remove: () => {
      map.off('zoom', stretch).off('zoomanim', animate)
      put(new Map())
    },
  }
}

const keyOf = ({ stops: [first, second] }: Group): string =>
  `${second === undefined ? 'stop' : 'stops from'} ${first?.id ?? ''}`

/** The focus goes from pin to pin in the order in which they stand on the page; the one that has it stays where it is. */
const standAfter = (pane: HTMLElement | undefined, before: Element | null, element: HTMLElement): void => {
  if (element.isConnected && element === document.activeElement) return
  if (before === null) pane?.prepend(element)
  else before.after(element)
}
