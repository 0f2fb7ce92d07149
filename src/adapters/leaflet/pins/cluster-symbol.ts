import { centred } from './mark-symbol'
import { INK, type Symbol } from './symbol'

/** How many stops of a group are painted in one way. */
export type Share = { readonly paint: string; readonly count: number }

const RING = 6

/** A disc with the count, ringed in the proportions of the routes from twelve o'clock on. */
export const clusterSymbol = (shares: ReadonlyArray<Share>): Symbol => {
  const count = shares.reduce((sum, share) => sum + share.count, 0)
  const radius = radiusFor(count)
  const middle = radius + 1
  const ring = radius - RING / 2 - 1.5
  const pointAt = (part: number): string => {
    const angle = (part / count) * 2 * Math.PI
    return `${round(middle + ring * Math.sin(angle))} ${round(middle - ring * Math.cos(angle))}`
  }
  let before = 0
  const arcs = shares.map(({ paint, count: own }) => {
    const from = before
    before += own
    const half = from + own / 2
    // In two halves, so that the whole ring is an arc too.
    const arc = `M${pointAt(from)}A${ring} ${ring} 0 0 1 ${pointAt(half)}A${ring} ${ring} 0 0 1 ${pointAt(before)}`
    return `<path d="${arc}" fill="none" stroke="${paint}" stroke-width="${RING}"/>`
  })
  const disc = `<circle cx="${middle}" cy="${middle}" r="${radius}" fill="#fff" stroke="${INK}" stroke-width=".75"/>`
  const number = `<text x="${middle}" y="${middle + 5}" font-size="14" fill="${INK}">${count}</text>`
  return centred('rr-cluster', 2 * middle, `${disc}${arcs.join('')}${number}`)
}

const radiusFor = (count: number): number => {
  if (count < 10) return 19
  return count < 100 ? 22 : 26
}

const round = (length: number): number => Math.round(length * 100) / 100
