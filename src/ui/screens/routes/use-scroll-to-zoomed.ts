import { useEffect, useRef, type RefObject } from 'react'
import { scrollToRoute } from '../../../domain/route'

/** §2, §9: whoever comes to the list finds the route that was zoomed last, by a short way or, with less motion, at once. */
export const useScrollToZoomed = (list: RefObject<HTMLOListElement | null>, zoomed: number | undefined): void => {
  const leave = useRef<() => void>(undefined)
  useEffect(() => {
    const { current: element } = list
    if (element === null || leave.current !== undefined) return
    const route = element.querySelector(`[data-route-index="${zoomed ?? ''}"]`)
    const pane = element.closest('.rr-content')
    leave.current = route === null || pane === null ? () => undefined : scrolled(pane, route)
  })
  useEffect(
    () => () => {
      leave.current?.()
      leave.current = undefined
    },
    [],
  )
}

/** In frames: what comes into sight on arrival may still turn out higher than it was thought to be. */
const SETTLES = 3

const scrolled = (pane: Element, route: Element): (() => void) => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [from, began] = [pane.scrollTop, performance.now()]
  let [frame, arrived] = [0, 0]
  const draw = (now: number): void => {
    const part = isCalm ? 1 : Math.min(Math.max((now - began) / scrollToRoute.durationMs, 0), 1)
    // Asked anew for each frame, for the same reason.
    const to = pane.scrollTop + topOf(route) - topOf(pane) + scrollToRoute.offset
    pane.scrollTop = from + (to - from) * part
    if (part === 1) arrived += 1
    if (arrived <= SETTLES) frame = requestAnimationFrame(draw)
  }
  draw(began)
  return () => cancelAnimationFrame(frame)
}

const topOf = (element: Element): number => element.getBoundingClientRect().top
