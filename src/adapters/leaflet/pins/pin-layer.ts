import type L from 'leaflet'
import {
  covers,
  noMissedSlots,
  containsPoint,
  type GroupingRule,
  type MapContent,
  type WorldBox,
  type PinGroup,
  type PinGrouping,
  groupPins,
  regroupPins,
} from '../../../domain/map'
import { type StopId, routeIndexOf } from '../../../domain/stop'
import { visibleBox } from '../view-box'
import { markSelected, raisePin } from './drawn-pin'
import { createPinHolder } from './pin-holder'
import { addPinClasses } from './pin-classes'

export type PinLayer = {
  /** sets what the next draw shows */
  readonly setPins: (content: Pick<MapContent, 'pins' | 'groupingRule' | 'missedSlotsByStop'>) => void
  /** groups for the current zoom; draw does it if it was not done */
  readonly group: () => PinGrouping
  readonly draw: () => void
  readonly groupAt: (key: string) => PinGroup | undefined
  readonly drawnGroups: () => Iterable<PinGroup>
  readonly raise: (id: StopId | undefined) => void
  readonly markSelected: (stops: ReadonlySet<StopId>) => void
  readonly setHidden: (isHidden: boolean) => void
  readonly remove: () => void
}

/** The drawn margin in parts of the view's size, so that a short pan shows no gaps. */
const MARGIN = 0.2

/** Only the visible groups are in the document. */
export const createPinLayer = (map: L.Map): PinLayer => {
  addPinClasses()
  const holder = createPinHolder(map)
  let pins: MapContent['pins'] = []
  let groupingRule: GroupingRule = { kind: 'none' }
  let missedSlotsByStop = noMissedSlots
  let currentGrouping: PinGrouping | undefined
  let drawnBox: WorldBox | undefined
  let drawnZoom = NaN
  let raisedStop: StopId | undefined
  let selectedStops: ReadonlySet<StopId> = new Set()

  const updateGrouping = (): PinGrouping => {
    const zoom = map.getZoom()
    currentGrouping =
      currentGrouping?.zoom === zoom ? regroupPins(currentGrouping, pins) : groupPins(pins, groupingRule, zoom)
    return currentGrouping
  }
  const raise = (): void => {
    for (const pin of holder.pinsByKey.values())
      raisePin(pin, raisedStop !== undefined && pin.group.stops.some(({ facts: { id } }) => id === raisedStop))
  }

  const markAllSelected = (): void => {
    for (const pin of holder.pinsByKey.values()) markSelected(pin, selectedOf(pin.group, selectedStops))
  }

  return {
    setPins: (content) => {
      if (content.groupingRule !== groupingRule) currentGrouping = undefined
      ;({ pins, groupingRule, missedSlotsByStop } = content)
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
      holder.put(new Map(sortByRoute(inView).map((group) => [groupKeyOf(group), group])), missedSlotsByStop)
      raise()
      markAllSelected()
    },
    groupAt: (key) => holder.pinsByKey.get(key)?.group,
    drawnGroups: () => Array.from(holder.pinsByKey.values(), ({ group }) => group),
    raise: (id) => {
      raisedStop = id
      raise()
    },
    markSelected: (stops) => {
      if (stops === selectedStops) return
      selectedStops = stops
      markAllSelected()
    },
    setHidden: holder.setHidden,
    remove: holder.remove,
  }
}

const selectedOf = ({ stops }: PinGroup, selected: ReadonlySet<StopId>): ReadonlyArray<StopId> =>
  selected.size === 0 ? [] : stops.map(({ facts: { id } }) => id).filter((id) => selected.has(id))

const groupKeyOf = ({ stops: [first, second] }: PinGroup): string =>
  `${second === undefined ? 'stop' : 'stops from'} ${first?.facts.id ?? ''}`

/** In visiting order: by route and number, without a route last. A group sorts by its first stop. */
const sortByRoute = (groups: ReadonlyArray<PinGroup>): ReadonlyArray<PinGroup> =>
  groups
    .map((group) => ({ group, route: routeOf(group), number: group.stops[0]?.placement.stopNumber ?? 0 }))
    .toSorted((one, other) => one.route - other.route || one.number - other.number)
    .map(({ group }) => group)

const UNPLANNED_RANK = 1e9

const routeOf = ({ stops: [first] }: PinGroup): number => (first && routeIndexOf(first)) ?? UNPLANNED_RANK
