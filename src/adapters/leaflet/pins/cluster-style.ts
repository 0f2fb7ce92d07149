import type { Look } from './pin-style'

/** How many stops of a group are painted in one way. */
export type Share = { readonly paint: string; readonly count: number }

/** A disc with the count, ringed in the proportions of the routes from twelve o'clock on. */
export const discLook = (shares: ReadonlyArray<Share>): Look => {
  const count = shares.reduce((sum, share) => sum + share.count, 0)
  let before = 0
  const arcs = shares.map(({ paint, count: own }) => {
    const from = before
    before += own
    return `${paint} ${turned(from, count)} ${turned(before, count)}`
  })
  return { className: `rr-disc ${sizeFor(count)}`, text: String(count), ring: `conic-gradient(${arcs.join(', ')})` }
}

const turned = (part: number, whole: number): string => `${Math.round((part / whole) * 3_600) / 10}deg`

const sizeFor = (count: number): string => {
  if (count < 10) return 'is-few'
  return count < 100 ? 'is-tens' : 'is-hundreds'
}
