/** Sharper than this costs memory and shows nothing. */
const MOST_SHARP = 2

/** Pixels of a drawing to one of the map. */
export const sharpness = (): number => Math.min(devicePixelRatio, MOST_SHARP)
