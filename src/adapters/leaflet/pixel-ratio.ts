/** Sharper than this costs memory and shows nothing. */
const MAX_PIXEL_RATIO = 2

/** Pixels of a drawing to one of the map. */
export const pixelRatio = (): number => Math.min(devicePixelRatio, MAX_PIXEL_RATIO)
