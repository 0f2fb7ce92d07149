import { pinOf } from '../../../domain/map'
import { colourOf, greyColour } from '../../../domain/route'
import { pinLabelOf, routeIndexOf, type Stop } from '../../../domain/stop'
import { discLook, type Share } from './cluster-style'
import type { Group } from './group'
import type { Look } from './pin-style'
import { paintOf } from './map-symbol'

/** How a group looks, and what it is called by who cannot see it. */
export type Face = { readonly look: Look; readonly name: string }

export const faceOf = ({ stops }: Group): Face => {
  const [first] = stops
  return stops.length === 1 && first !== undefined
    ? pinFace(first)
    : { look: discLook(sharesOf(stops)), name: `${stops.length} stops, zoom in` }
}

const pinFace = (stop: Stop): Face => {
  const { colour, label, name } = pinOf(stop) ?? { colour: greyColour, label: { kind: 'dot' } as const, name: '' }
  const look =
    label.kind === 'dot'
      ? { className: 'rr-stop-pin is-16 is-grey is-dot', text: '', ring: '' }
      : { className: `rr-stop-pin is-${label.size} is-${colour.name}`, text: label.text, ring: '' }
  return { look, name }
}

type Part = Share & { readonly route: number }

/** By colour, in the order of the routes; those without a route come last. */
const sharesOf = (stops: ReadonlyArray<Stop>): ReadonlyArray<Share> => {
  const parts = new Map<string, Part>()
  for (const stop of stops) {
    const isPlaced = pinLabelOf(stop).kind === 'number'
    const route = isPlaced ? (routeIndexOf(stop) ?? Infinity) : Infinity
    const paint = paintOf(isPlaced ? colourOf(stop.color) : greyColour)
    const before = parts.get(paint)
    parts.set(paint, { paint, route: Math.min(route, before?.route ?? Infinity), count: (before?.count ?? 0) + 1 })
  }
  return [...parts.values()].toSorted((one, other) => one.route - other.route || 0)
}
