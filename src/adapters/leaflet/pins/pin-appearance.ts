import { describeMissedSlot, pinOf, type MissedSlotsByStop, type PinGroup } from '../../../domain/map'
import { markerColourOf, greyColour } from '../../../domain/route'
import { pinLabelOf, routeIndexOf, type Stop } from '../../../domain/stop'
import { cssColourOf } from './map-symbol'
import { labelSizeOf } from './pin-symbol'

/**
 * The style of a pin or a group, which is one element with a number. Equal styles look the same. `pin-classes` has the
 * colours and sizes of pins, and `map.css` the marks on pins and the sizes of groups.
 */
export type PinStyle = {
  readonly className: string
  readonly text: string
  /** the CSS gradient of the ring of a group; empty for a pin */
  readonly ring: string
}

/** The style of a group, and its name for screen readers. */
export type PinAppearance = { readonly style: PinStyle; readonly name: string }

export const pinAppearanceOf = (group: PinGroup, missedSlotsByStop: MissedSlotsByStop): PinAppearance => {
  const { stops } = group
  const [first] = stops
  const missed =
    missedSlotsByStop.size === 0 ? [] : stops.flatMap(({ facts: { id } }) => missedSlotsByStop.get(id) ?? [])
  if (stops.length === 1 && first !== undefined) {
    const appearance = singleStopAppearance(first)
    return markMissed(appearance, `${appearance.name}, ${missed.map(describeMissedSlot).join('')}`, missed.length)
  }
  const style = groupStyleOf(colourSharesOf(stops))
  const [count, zoomIn] = [`${stops.length} stops`, 'zoom in']
  return markMissed(
    { style, name: `${count}, ${zoomIn}` },
    `${count}, ${missed.length} outside the time slot, ${zoomIn}`,
    missed.length,
  )
}

const markMissed = ({ style, name }: PinAppearance, missedName: string, missedCount: number): PinAppearance =>
  missedCount === 0
    ? { style, name }
    : { style: { ...style, className: `${style.className} is-missed` }, name: missedName }

const singleStopAppearance = (stop: Stop): PinAppearance => {
  const { colour, label, name } = pinOf(stop) ?? { colour: greyColour, label: { kind: 'dot' } as const, name: '' }
  const { importRowState } = stop
  if (importRowState !== undefined)
    return {
      style: { className: `rr-stop-pin is-16 is-grey is-row is-${importRowState}`, text: '', ring: '' },
      name: `${name}, ${rowStateNames[importRowState]}`,
    }
  const style =
    label.kind === 'dot'
      ? { className: 'rr-stop-pin is-16 is-grey is-dot', text: '', ring: '' }
      : {
          className: `rr-stop-pin is-${labelSizeOf(stop.placement.stopNumber)} is-${colour.name}`,
          text: label.text,
          ring: '',
        }
  return { style, name }
}

const rowStateNames = {
  problem: 'with a problem',
  toCheck: 'to check',
  duplicate: 'a duplicate',
  ready: 'ready',
} as const

type RouteShare = ColourShare & { readonly route: number }

/** By colour, in the order of the routes; stops without a route are last. */
const colourSharesOf = (stops: ReadonlyArray<Stop>): ReadonlyArray<ColourShare> => {
  const shareByColour = new Map<string, RouteShare>()
  for (const stop of stops) {
    const hasNumber = pinLabelOf(stop.placement).kind === 'number'
    const route = hasNumber ? (routeIndexOf(stop) ?? Infinity) : Infinity
    const colour = cssColourOf(hasNumber ? markerColourOf(stop.placement.color) : greyColour)
    const existing = shareByColour.get(colour)
    shareByColour.set(colour, {
      colour,
      route: Math.min(route, existing?.route ?? Infinity),
      count: (existing?.count ?? 0) + 1,
    })
  }
  return [...shareByColour.values()].toSorted((one, other) => one.route - other.route || 0)
}

/** The number of a group's stops with one colour. */
export type ColourShare = { readonly colour: string; readonly count: number }

/** A disc with the number of stops, and a ring with a segment for each colour, clockwise from the top. */
export const groupStyleOf = (shares: ReadonlyArray<ColourShare>): PinStyle => {
  const count = shares.reduce((sum, share) => sum + share.count, 0)
  let countedBefore = 0
  const arcs = shares.map(({ colour, count: ownCount }) => {
    const from = countedBefore
    countedBefore += ownCount
    return `${colour} ${formatDegrees(from, count)} ${formatDegrees(countedBefore, count)}`
  })
  return {
    className: `rr-pin-group ${sizeClassOf(count)}`,
    text: String(count),
    ring: `conic-gradient(${arcs.join(', ')})`,
  }
}

const formatDegrees = (part: number, whole: number): string => `${Math.round((part / whole) * 3_600) / 10}deg`

const sizeClassOf = (count: number): string => {
  if (count < 10) return 'is-few'
  return count < 100 ? 'is-tens' : 'is-hundreds'
}
