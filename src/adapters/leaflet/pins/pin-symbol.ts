import type { Pin } from '../../../domain/map'
import { INK, paintOf, svgOf, type MapSymbol } from './map-symbol'

/** The longer the number, the smaller its digits and the wider the body that holds them. */
export const bodies = { 16: 32, 14: 35, 12: 39 } as const

export type LabelSize = keyof typeof bodies

const TIP = 7

/** room for the shadow */
const EDGE = 3

/** How far from straight down the sides of the tip leave the body, in radians. */
const SPREAD = 0.48

/** A round body on a short tip, the tip on the point; without its label, and white where it has no colour. */
export const pinBody = (size: LabelSize, paint?: string, label = ''): MapSymbol => {
  const radius = bodies[size] / 2
  const [width, height] = [bodies[size] + 2 * EDGE, bodies[size] + TIP + 2 * EDGE]
  const middle = radius + EDGE
  const [aside, below] = [round(radius * Math.sin(SPREAD)), round(radius * (Math.cos(SPREAD) - 1) - TIP)]
  const outline = `M${middle} ${height - EDGE}l${-aside} ${below}a${radius} ${radius} 0 1 1 ${2 * aside} 0z`
  const shadow = `<path d="${outline}" transform="translate(0 1)" stroke="${INK}" stroke-opacity=".16" stroke-width="3.5"/>`
  const body = `${shadow}<path d="${outline}" fill="#fff" stroke="${INK}"/>`
  const disc = paint === undefined ? '' : `<circle cx="${middle}" cy="${middle}" r="${radius - 2.5}" fill="${paint}"/>`
  return {
    svg: svgOf('rr-pin', width, height, body + disc + label),
    size: [width, height],
    foot: [middle, height - EDGE],
  }
}

/** A pin that stands alone, dot and all. */
export const pinSymbol = ({ colour }: Pick<Pin, 'colour'>): MapSymbol => {
  const middle = bodies[16] / 2 + EDGE
  return pinBody(16, paintOf(colour), `<circle cx="${middle}" cy="${middle}" r="4" fill="${INK}"/>`)
}

const round = (length: number): number => Math.round(length * 100) / 100
