import { useEffect, useRef, type RefObject } from 'react'

/** The time that scrolling takes, and how far the route ends below the top of the pane, in pixels (§9). */
export const scrollToRoute = { durationMs: 150, offset: -10 } as const

/** §2, §9: on entry, scrolls the list to the zoomed route; without animation under prefers-reduced-motion. */
export const useScrollToZoomedRoute = (
  list: RefObject<HTMLOListElement | null>,
  zoomedRouteIndex: number | undefined,
): void => {
  const cancelScroll = useRef<() => void>(undefined)
  useEffect(() => {
    const { current: element } = list
    if (element === null || cancelScroll.current !== undefined) return
    const route = element.querySelector(`[data-route-index="${zoomedRouteIndex ?? ''}"]`)
    const pane = element.closest('.rr-content')
    cancelScroll.current = route === null || pane === null ? () => undefined : startScroll(pane, route)
  })
  useEffect(
    () => () => {
      cancelScroll.current?.()
      cancelScroll.current = undefined
    },
    [],
  )
}

/** In frames: panels that come into view may still change height from their estimate (content-visibility). */
const SETTLE_FRAMES = 3

const startScroll = (pane: Element, route: Element): (() => void) => {
  const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [startTop, startedAt] = [pane.scrollTop, performance.now()]
  let [frame, settledFrames] = [0, 0]
  const scrollInFrame = (now: number): void => {
    const progress = hasReducedMotion ? 1 : Math.min(Math.max((now - startedAt) / scrollToRoute.durationMs, 0), 1)
    // Measured in each frame for the same reason.
    const targetTop = pane.scrollTop + topOf(route) - topOf(pane) + scrollToRoute.offset
    pane.scrollTop = startTop + (targetTop - startTop) * progress
    if (progress === 1) settledFrames += 1
    if (settledFrames <= SETTLE_FRAMES) frame = requestAnimationFrame(scrollInFrame)
  }
  scrollInFrame(startedAt)
  return () => cancelAnimationFrame(frame)
}

const topOf = (element: Element): number => element.getBoundingClientRect().top
