/** §9: how the list of routes comes to the one that was zoomed last. */
export const scrollToRoute = { durationMs: 150, offset: -10 } as const
