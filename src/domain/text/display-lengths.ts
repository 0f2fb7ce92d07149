/** §9: characters that stay before the ellipsis. */
export const shownLengths = {
  projectInDropdown: 15,
  projectInList: 15,
  routeStopName: 25,
  routeStopAddress: 15,
  customerInStops: 55,
  elsewhere: 10,
} as const

export type ShownAt = keyof typeof shownLengths
