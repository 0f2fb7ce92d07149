import { pinOf } from '../../../domain/map'
import { colourOf, grey } from '../../../domain/route'
import { pinLabelOf, routeIndexOf, type Stop } from '../../../domain/stop'
import { clusterSymbol, type Share } from './cluster-symbol'
import type { Group } from './group'
import { pinSymbol } from './pin-symbol'
import { paintOf, type Symbol } from './symbol'
import { symbolOf } from './symbols'

/** How a group looks, and what it is called by who cannot see it. */
export type Face = { readonly symbol: Symbol; readonly name: string }

export const faceOf = ({ stops }: Group): Face => {
  const [first] = stops
  return stops.length === 1 && first !== undefined ? pinFace(first) : clusterFace(stops)
}

const pinFace = (stop: Stop): Face => {
  const pin = pinOf(stop)
  const { colour, label, name } = pin ?? { colour: grey, label: { kind: 'dot' } as const, name: '' }
  const text = label.kind === 'dot' ? '' : label.text
  return { symbol: symbolOf(`pin ${colour.name} ${text}`, () => pinSymbol({ colour, label })), name }
}

const clusterFace = (stops: ReadonlyArray<Stop>): Face => {
  const shares = sharesOf(stops)
  const key = shares.map(({ paint, count }) => `${paint} ${count}`).join(' ')
  return { symbol: symbolOf(`cluster ${key}`, () => clusterSymbol(shares)), name: `${stops.length} stops, zoom in` }
}

type Part = Share & { readonly route: number }

/** By colour, in the order of the routes; those without a route come last. */
const sharesOf = (stops: ReadonlyArray<Stop>): ReadonlyArray<Share> => {
  const parts = new Map<string, Part>()
  for (const stop of stops) {
    const isPlaced = pinLabelOf(stop).kind === 'number'
    const route = isPlaced ? (routeIndexOf(stop) ?? Infinity) : Infinity
    const paint = paintOf(isPlaced ? colourOf(stop.color) : grey)
    const before = parts.get(paint)
    parts.set(paint, { paint, route: Math.min(route, before?.route ?? Infinity), count: (before?.count ?? 0) + 1 })
  }
  return [...parts.values()].toSorted((one, other) => one.route - other.route || 0)
}
