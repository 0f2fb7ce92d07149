import { lineStyle } from '../../../domain/map'

/** §9: a line lies on a white one at .85. Both together are one line of this colour, drawn in half the time. */
export const tintOf = (hex: string): string =>
  `#${[1, 3, 5].map((at) => mixed(Number.parseInt(hex.slice(at, at + 2), 16))).join('')}`

const mixed = (light: number): string =>
  Math.round(light * lineStyle.opacity + 255 * (1 - lineStyle.opacity))
    .toString(16)
    .padStart(2, '0')
