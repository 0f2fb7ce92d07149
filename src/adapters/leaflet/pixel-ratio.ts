/** A higher ratio costs memory without visible gain. */
const MAX_PIXEL_RATIO = 2

/** Canvas pixels per map pixel. */
export const pixelRatio = (): number => Math.min(devicePixelRatio, MAX_PIXEL_RATIO)
