/** About a metre, in degrees: who stands no further apart than this stands at one door. */
export const SAME_PLACE_DEGREES = 1e-5
