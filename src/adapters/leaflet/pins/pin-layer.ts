import type L from 'leaflet'
import type { ClusterRule, Picture } from '../../../domain/map'
import type { StopId } from '../../../domain/stop'
import { visibleBox } from '../view-box'
import { covers, containsPoint, type WorldBox } from '../../../domain/map/web-mercator'
import type { Group } from './group'
import { groupingOf, regroup, type Grouping } from './grouping'
import { sortByRoute } from './sort-by-route'
import { raisePin } from './drawn-pin'
import { createPinHolder } from './pin-holder'
import { addPinStylesheet } from './pin-stylesheet'

export type PinLayer = {
  /** what is to be drawn the next time */
  readonly setPins: (pins: Picture['pins'], clusters: ClusterRule) => void
  /** for the zoom of the moment; where it was not done, drawing does it */
  readonly group: () => Grouping
  readonly draw: () => void
  readonly groupAt: (key: string) => Group | undefined
  readonly drawnGroups: () => Iterable<Group>
  readonly raise: (id: StopId | undefined) => void
  readonly setHidden: (isAside: boolean) => void
  readonly remove: () => void
}

/** So much beyond the edges is drawn that a short pull at the map shows nothing bare. */
const MARGIN = 0.2

/** Only what is in view is on the page, however many stops there are. */
export const createPinLayer = (map: L.Map): PinLayer => {
  addPinStylesheet()
  const holder = createPinHolder(map)
  let pins: Picture['pins'] = []
  let clusters: ClusterRule = { kind: 'none' }
  let currentGrouping: Grouping | undefined
  let drawnBox: WorldBox | undefined
  let drawnZoom = NaN
  let raisedStop: StopId | undefined

  const updateGrouping = (): Grouping => {
    const zoom = map.getZoom()
    currentGrouping = currentGrouping?.zoom === zoom ? regroup(currentGrouping, pins) : groupingOf(pins, clusters, zoom)
    return currentGrouping
  }
  const raise = (): void => {
    for (const pin of holder.pinsByKey.values())
      raisePin(pin, raisedStop !== undefined && pin.group.stops.some(({ id }) => id === raisedStop))
  }

  return {
    setPins: (next, rule) => {
      if (rule !== clusters) currentGrouping = undefined
      pins = next
      clusters = rule
      drawnBox = undefined
    },
    group: updateGrouping,
    draw: () => {
      holder.updatePosition()
      if (drawnBox !== undefined && drawnZoom === map.getZoom() && covers(drawnBox, visibleBox(map))) return
      const box = visibleBox(map, MARGIN)
      const inView = updateGrouping().groups.filter(({ x, y }) => containsPoint(box, x, y))
      drawnBox = box
      drawnZoom = map.getZoom()
      holder.put(new Map(sortByRoute(inView).map((group) => [groupKeyOf(group), group])))
      raise()
    },
    groupAt: (key) => holder.pinsByKey.get(key)?.group,
    drawnGroups: () => Array.from(holder.pinsByKey.values(), ({ group }) => group),
    raise: (id) => {
      raisedStop = id
      raise()
    },
    setHidden: holder.setHidden,
    remove: holder.remove,
  }
}

const groupKeyOf = ({ stops: [first, second] }: Group): string =>
  `${second === undefined ? 'stop' : 'stops from'} ${first?.id ?? ''}`
