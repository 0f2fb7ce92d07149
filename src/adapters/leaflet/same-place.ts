/** About a metre, in degrees: closer stops count as being at one place. */
export const SAME_PLACE_DEGREES = 1e-5
