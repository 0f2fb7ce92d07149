import type L from 'leaflet'
import type { ClusterRule, Picture } from '../../../domain/map'
import type { StopId } from '../../../domain/stop'
import { viewBox } from '../view-box'
import { covers, isInside, type Box } from '../../../domain/map/web-mercator'
import type { Group } from './group'
import { groupingOf, regrouped, type Grouping } from './grouping'
import { inRouteOrder } from './sort-by-route'
import { raisePin } from './drawn-pin'
import { pinHolder } from './pin-holder'
import { wearPins } from './pin-stylesheet'

export type PinLayer = {
  /** what is to be drawn the next time */
  readonly take: (pins: Picture['pins'], clusters: ClusterRule) => void
  /** for the zoom of the moment; where it was not done, drawing does it */
  readonly group: () => Grouping
  readonly draw: () => void
  readonly groupAt: (key: string) => Group | undefined
  readonly standing: () => Iterable<Group>
  readonly raise: (id: StopId | undefined) => void
  readonly putAside: (isAside: boolean) => void
  readonly remove: () => void
}

/** So much beyond the edges is drawn that a short pull at the map shows nothing bare. */
const MARGIN = 0.2

/** Only what is in view is on the page, however many stops there are. */
export const pinLayer = (map: L.Map): PinLayer => {
  wearPins()
  const held = pinHolder(map)
  let pins: Picture['pins'] = []
  let clusters: ClusterRule = { kind: 'none' }
  let grouping: Grouping | undefined
  let drawn: Box | undefined
  let drawnZoom = NaN
  let raised: StopId | undefined

  const groupAnew = (): Grouping => {
    const zoom = map.getZoom()
    grouping = grouping?.zoom === zoom ? regrouped(grouping, pins) : groupingOf(pins, clusters, zoom)
    return grouping
  }
  const raise = (): void => {
    for (const pin of held.standing.values())
      raisePin(pin, raised !== undefined && pin.group.stops.some(({ id }) => id === raised))
  }

  return {
    take: (next, rule) => {
      if (rule !== clusters) grouping = undefined
      pins = next
      clusters = rule
      drawn = undefined
    },
    group: groupAnew,
    draw: () => {
      held.follow()
      if (drawn !== undefined && drawnZoom === map.getZoom() && covers(drawn, viewBox(map))) return
      const box = viewBox(map, MARGIN)
      const inView = groupAnew().groups.filter(({ x, y }) => isInside(box, x, y))
      drawn = box
      drawnZoom = map.getZoom()
      held.put(new Map(inRouteOrder(inView).map((group) => [keyOf(group), group])))
      raise()
    },
    groupAt: (key) => held.standing.get(key)?.group,
    standing: () => Array.from(held.standing.values(), ({ group }) => group),
    raise: (id) => {
      raised = id
      raise()
    },
    putAside: held.putAside,
    remove: held.remove,
  }
}

const keyOf = ({ stops: [first, second] }: Group): string =>
  `${second === undefined ? 'stop' : 'stops from'} ${first?.id ?? ''}`
