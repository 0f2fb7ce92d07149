import type L from 'leaflet'
import {
  covers,
  noMissedStops,
  containsPoint,
  type ClusterRule,
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
import { greyColour, routeColours, type RouteColour } from '../../../domain/route'
import { bodyWidths, pinBodySymbol, type LabelSize } from './pin-symbol'
import { INK_COLOUR, cssColourOf } from './map-symbol'

export type PinLayer = {
  /** sets what the next draw shows */
  readonly setPins: (content: Pick<MapContent, 'pins' | 'clusters' | 'missedStops'>) => void
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
  addPinStylesheet()
  const holder = createPinHolder(map)
  let pins: MapContent['pins'] = []
  let clusters: ClusterRule = { kind: 'none' }
  let missedStops = noMissedStops
  let currentGrouping: PinGrouping | undefined
  let drawnBox: WorldBox | undefined
  let drawnZoom = NaN
  let raisedStop: StopId | undefined
  let selectedStops: ReadonlySet<StopId> = new Set()

  const updateGrouping = (): PinGrouping => {
    const zoom = map.getZoom()
    currentGrouping =
      currentGrouping?.zoom === zoom ? regroupPins(currentGrouping, pins) : groupPins(pins, clusters, zoom)
    return currentGrouping
  }
  const raise = (): void => {
    for (const pin of holder.pinsByKey.values())
      raisePin(pin, raisedStop !== undefined && pin.group.stops.some(({ facts: { id } }) => id === raisedStop))
  }

  const markAllSelected = (): void => {
    for (const pin of holder.pinsByKey.values()) markSelected(pin, countSelected(pin.group, selectedStops))
  }

  return {
    setPins: (content) => {
      if (content.clusters !== clusters) currentGrouping = undefined
      ;({ pins, clusters, missedStops } = content)
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
      holder.put(new Map(sortByRoute(inView).map((group) => [groupKeyOf(group), group])), missedStops)
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

const countSelected = ({ stops }: PinGroup, selected: ReadonlySet<StopId>): number =>
  selected.size === 0 ? 0 : stops.filter(({ facts: { id } }) => selected.has(id)).length

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

const sizes: ReadonlyArray<LabelSize> = [16, 14, 12]

/** White, since a browser loads each SVG image as a document: one per size instead of one per colour. */
const bodyImage = (size: LabelSize): string =>
  `url("data:image/svg+xml,${encodeURIComponent(pinBodySymbol(size).svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))}")`

const sizeRule = (size: LabelSize): string => {
  const { size: dimensions, anchor } = pinBodySymbol(size)
  const lineRules = `line-height:${2 * anchor[0]}px;font-size:${size}px`
  return `.rr-stop-pin.is-${size}{width:${dimensions[0]}px;height:${dimensions[1]}px;margin:${-anchor[1]}px 0 0 ${-anchor[0]}px;${lineRules}}`
}

const discImage = (size: LabelSize, radius: number, colour: string): string =>
  `radial-gradient(circle at 50% ${pinBodySymbol(size).anchor[0]}px,${colour} ${radius - 0.5}px,transparent ${radius + 0.5}px)`

const backgroundOf = (size: LabelSize, colour: RouteColour): string =>
  `${discImage(size, bodyWidths[size] / 2 - 2.5, cssColourOf(colour))},${bodyImage(size)}`

const rules: ReadonlyArray<string> = [
  ...sizes.map(sizeRule),
  ...[...routeColours, greyColour].flatMap((colour) => [
    `.rr-stop-pin.is-${colour.name}{color:${colour.textColour}}`,
    ...sizes.map((size) => `.rr-stop-pin.is-${colour.name}.is-${size}{background-image:${backgroundOf(size, colour)}}`),
  ]),
  `.rr-stop-pin.is-grey.is-dot.is-16{background-image:${discImage(16, 4, INK_COLOUR)},${backgroundOf(16, greyColour)}}`,
]

let stylesheet: CSSStyleSheet | undefined

/** Each pin is a single element with a number; its colour and size are classes of this style sheet. */
const addPinStylesheet = (): void => {
  if (stylesheet !== undefined) return
  stylesheet = new CSSStyleSheet()
  stylesheet.replaceSync(rules.join('\n'))
  document.adoptedStyleSheets.push(stylesheet)
}
