import type { PinStyle } from './pin-style'

/** The number of a group's stops with one colour. */
export type ColourShare = { readonly colour: string; readonly count: number }

/** A disc with the count, and a ring with a segment for each colour, clockwise from the top. */
export const clusterStyleOf = (shares: ReadonlyArray<ColourShare>): PinStyle => {
  const count = shares.reduce((sum, share) => sum + share.count, 0)
  let countedBefore = 0
  const arcs = shares.map(({ colour, count: ownCount }) => {
    const from = countedBefore
    countedBefore += ownCount
    return `${colour} ${formatDegrees(from, count)} ${formatDegrees(countedBefore, count)}`
  })
  return { className: `rr-disc ${sizeClassOf(count)}`, text: String(count), ring: `conic-gradient(${arcs.join(', ')})` }
}

const formatDegrees = (part: number, whole: number): string => `${Math.round((part / whole) * 3_600) / 10}deg`

const sizeClassOf = (count: number): string => {
  if (count < 10) return 'is-few'
  return count < 100 ? 'is-tens' : 'is-hundreds'
}
