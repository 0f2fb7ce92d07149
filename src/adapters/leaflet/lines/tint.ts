import { lineStyle } from '../../../domain/map'

/** §9: a line lies on a white one at .85. Both together are one line of this colour, drawn in half the time. */
export const tintOf = (hex: string): string =>
  `#${[1, 3, 5].map((offset) => mixWithWhite(Number.parseInt(hex.slice(offset, offset + 2), 16))).join('')}`

const mixWithWhite = (channel: number): string =>
  Math.round(channel * lineStyle.opacity + 255 * (1 - lineStyle.opacity))
    .toString(16)
    .padStart(2, '0')
