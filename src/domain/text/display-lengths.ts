/** §9: the characters before the ellipsis. */
export const displayLengths = {
  projectInDropdown: 15,
  projectInList: 15,
  routeStopName: 25,
  routeStopAddress: 15,
  customerInStops: 55,
  fallback: 10,
} as const

export type DisplayLength = keyof typeof displayLengths
