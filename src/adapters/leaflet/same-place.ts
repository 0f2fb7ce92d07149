/** About a metre, in degrees: who stands no further apart than this stands at one door. */
export const DOOR = 1e-5
