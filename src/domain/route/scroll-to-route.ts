/** §9: the scroll to the route that was zoomed last. */
export const scrollToRoute = { durationMs: 150, offset: -10 } as const
