import { pinOf, type PinGroup } from '../../../domain/map'
import { colourOf, greyColour } from '../../../domain/route'
import { pinLabelOf, routeIndexOf, type Stop } from '../../../domain/stop'
import { clusterStyleOf, type ColourShare } from './cluster-style'
import type { PinStyle } from './pin-style'
import { cssColourOf } from './map-symbol'
import { labelSizeOf } from './pin-symbol'

/** The style of a group, and its name for screen readers. */
export type PinAppearance = { readonly style: PinStyle; readonly name: string }

export const pinAppearanceOf = ({ stops }: PinGroup): PinAppearance => {
  const [first] = stops
  return stops.length === 1 && first !== undefined
    ? singleStopAppearance(first)
    : { style: clusterStyleOf(colourSharesOf(stops)), name: `${stops.length} stops, zoom in` }
}

const singleStopAppearance = (stop: Stop): PinAppearance => {
  const { colour, label, name } = pinOf(stop) ?? { colour: greyColour, label: { kind: 'dot' } as const, name: '' }
  const style =
    label.kind === 'dot'
      ? { className: 'rr-stop-pin is-16 is-grey is-dot', text: '', ring: '' }
      : { className: `rr-stop-pin is-${labelSizeOf(stop.stopNumber)} is-${colour.name}`, text: label.text, ring: '' }
  return { style, name }
}

type RouteShare = ColourShare & { readonly route: number }

/** By colour, in the order of the routes; stops without a route are last. */
const colourSharesOf = (stops: ReadonlyArray<Stop>): ReadonlyArray<ColourShare> => {
  const shareByColour = new Map<string, RouteShare>()
  for (const stop of stops) {
    const hasNumber = pinLabelOf(stop).kind === 'number'
    const route = hasNumber ? (routeIndexOf(stop) ?? Infinity) : Infinity
    const colour = cssColourOf(hasNumber ? colourOf(stop.color) : greyColour)
    const existing = shareByColour.get(colour)
    shareByColour.set(colour, {
      colour,
      route: Math.min(route, existing?.route ?? Infinity),
      count: (existing?.count ?? 0) + 1,
    })
  }
  return [...shareByColour.values()].toSorted((one, other) => one.route - other.route || 0)
}
