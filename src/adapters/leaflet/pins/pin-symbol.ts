import type { Pin } from '../../../domain/map'
import { INK, paintOf, svgOf, type Symbol } from './symbol'

/** The longer the number, the smaller its digits and the wider the body that holds them. */
const bodies = { 16: 32, 14: 35, 12: 39 } as const

const TIP = 7

/** How far from straight down the sides of the tip leave the body, in radians. */
const SPREAD = 0.48

/** A round body on a short tip; the tip stands on the point. */
export const pinSymbol = ({ colour, label }: Pick<Pin, 'colour' | 'label'>): Symbol => {
  const body = bodies[label.kind === 'dot' ? 16 : label.size]
  const radius = body / 2
  const [width, height] = [body + 2, body + TIP + 2]
  const middle = radius + 1
  const [aside, below] = [radius * Math.sin(SPREAD), radius * Math.cos(SPREAD)].map((length) => round(length))
  const outline = `M${middle} ${height - 1}l${-(aside ?? 0)} ${round((below ?? 0) - radius - TIP)}a${radius} ${radius} 0 1 1 ${2 * (aside ?? 0)} 0z`
  const mark =
    label.kind === 'dot'
      ? `<circle cx="${middle}" cy="${middle}" r="4" fill="${INK}"/>`
      : `<text x="${middle}" y="${round(middle + label.size * 0.35)}" font-size="${label.size}" fill="${colour.label}">${label.text}</text>`
  const drawing = `<path d="${outline}" fill="#fff" stroke="${INK}"/><circle cx="${middle}" cy="${middle}" r="${radius - 2.5}" fill="${paintOf(colour)}"/>${mark}`
  return { svg: svgOf('rr-pin', width, height, drawing), size: [width, height], foot: [middle, height - 1] }
}

const round = (length: number): number => Math.round(length * 100) / 100
