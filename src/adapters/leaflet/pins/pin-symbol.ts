import type { Pin } from '../../../domain/map'
import { INK_COLOUR, cssColourOf, svgOf, type MapSymbol } from './map-symbol'

/** The longer the number, the smaller its font and the wider the body. */
export const bodyWidths = { 16: 32, 14: 35, 12: 39 } as const

export type LabelSize = keyof typeof bodyWidths

/** §9: the text size of a stop's number, in pixels. */
export const labelSizeOf = (stopNumber: number): LabelSize => {
  if (stopNumber < 100) return 16
  return stopNumber < 1000 ? 14 : 12
}

const TIP_HEIGHT = 7

/** The space around the body for its shadow. */
const SHADOW_MARGIN = 3

/** The angle at which the sides of the tip leave the body, in radians from vertical. */
const TIP_ANGLE = 0.48

/** A round body with a tip on the anchor; without a label, and white without a fill. */
export const pinBodySymbol = (size: LabelSize, fill?: string, label = ''): MapSymbol => {
  const radius = bodyWidths[size] / 2
  const [width, height] = [bodyWidths[size] + 2 * SHADOW_MARGIN, bodyWidths[size] + TIP_HEIGHT + 2 * SHADOW_MARGIN]
  const centre = radius + SHADOW_MARGIN
  const [dx, dy] = [
    roundToHundredth(radius * Math.sin(TIP_ANGLE)),
    roundToHundredth(radius * (Math.cos(TIP_ANGLE) - 1) - TIP_HEIGHT),
  ]
  const outline = `M${centre} ${height - SHADOW_MARGIN}l${-dx} ${dy}a${radius} ${radius} 0 1 1 ${2 * dx} 0z`
  const shadow = `<path d="${outline}" transform="translate(0 1)" stroke="${INK_COLOUR}" stroke-opacity=".16" stroke-width="3.5"/>`
  const body = `${shadow}<path d="${outline}" fill="#fff" stroke="${INK_COLOUR}"/>`
  const disc = fill === undefined ? '' : `<circle cx="${centre}" cy="${centre}" r="${radius - 2.5}" fill="${fill}"/>`
  return {
    svg: svgOf('rr-pin', width, height, body + disc + label),
    size: [width, height],
    anchor: [centre, height - SHADOW_MARGIN],
  }
}

/** A pin with a dot instead of a number. */
export const pinSymbol = ({ colour }: Pick<Pin, 'colour'>): MapSymbol => {
  const centre = bodyWidths[16] / 2 + SHADOW_MARGIN
  return pinBodySymbol(16, cssColourOf(colour), `<circle cx="${centre}" cy="${centre}" r="4" fill="${INK_COLOUR}"/>`)
}

/** A pin with the number of its stop. */
export const numberedPinSymbol = (size: LabelSize, fill: string, textColour: string, text: string): MapSymbol => {
  const centre = bodyWidths[size] / 2 + SHADOW_MARGIN
  return pinBodySymbol(
    size,
    fill,
    `<text x="${centre}" y="${centre + size * 0.35}" font-size="${size}" fill="${textColour}">${text}</text>`,
  )
}

const roundToHundredth = (length: number): number => Math.round(length * 100) / 100
