import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { TimelineZoom } from '../../application/timeline'
import type { TimelineAxis } from './view-model'
import { widthFactorOf, zoomBy } from './zoom'

/** The width of the first column, which names the routes. */
export const HEAD_WIDTH = 190

const AXIS_HEIGHT = 24

/** The visible part of the timeline. */
export type Viewport = {
  /** the first and last visible rows, from 0 */
  readonly firstRow: number
  readonly lastRow: number
  /** the width of the whole axis, in pixels */
  readonly laneWidth: number
}

type ViewportInput = {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly rowHeight: number
  readonly axis: TimelineAxis
  readonly zoom: TimelineZoom
  readonly onZoom: (zoom: TimelineZoom) => void
}

/** Follows scrolling and resizing, and keeps the time in the middle, or under the pointer, where it is when the zoom changes. */
export const useViewport = ({ scroller, rowHeight, axis, zoom, onZoom }: ViewportInput): Viewport => {
  const factor = widthFactorOf(zoom, axis)
  const [{ width, ...visibleRows }, setVisiblePart] = useState<VisiblePart>({ firstRow: 0, lastRow: 0, width: 0 })
  const middleTime = useRef(0)
  const pointerTime = useRef<{ readonly time: number; readonly x: number }>(undefined)

  const readViewport = useEffectEvent((height: number) => {
    const { current: element } = scroller
    if (element === null) return
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element
    const nextWidth = Math.max(0, clientWidth - HEAD_WIDTH)
    middleTime.current = timeAt(axis, nextWidth * factor, scrollLeft + nextWidth / 2)
    const next = {
      firstRow: Math.floor(scrollTop / height),
      lastRow: Math.ceil((scrollTop + clientHeight - AXIS_HEIGHT) / height) - 1,
      width: nextWidth,
    }
    setVisiblePart((current) => (isSame(current, next) ? current : next))
  })

  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    // The browser would zoom the page.
    event.preventDefault()
    const { current: element } = scroller
    if (element === null) return
    const x = event.clientX - element.getBoundingClientRect().left - HEAD_WIDTH
    const next = zoomBy(zoom, event.deltaY < 0 ? 1 : -1)
    if (next === zoom) return
    pointerTime.current = { time: timeAt(axis, element.scrollWidth - HEAD_WIDTH, element.scrollLeft + x), x }
    onZoom(next)
  })

  useEffect(() => {
    const { current: element } = scroller
    if (element === null) return undefined
    const read = (): void => readViewport(rowHeight)
    const onWheel = throttleZoom((event) => zoomByWheel(event))
    const observer = new ResizeObserver(read)
    observer.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', read)
      element.removeEventListener('wheel', onWheel)
    }
  }, [scroller, rowHeight])

  const scrollBackToTime = useEffectEvent((widthFactor: number) => {
    const { current: element } = scroller
    if (element === null) return
    const visibleWidth = element.clientWidth - HEAD_WIDTH
    const { time, x } = pointerTime.current ?? { time: focusedTime(element) ?? middleTime.current, x: visibleWidth / 2 }
    pointerTime.current = undefined
    element.scrollTo({ left: ((time - axis.from) / (axis.until - axis.from)) * visibleWidth * widthFactor - x })
  })
  useLayoutEffect(() => scrollBackToTime(factor), [factor])

  return { ...visibleRows, laneWidth: width * factor }
}

type VisiblePart = Omit<Viewport, 'laneWidth'> & { readonly width: number }

const isSame = (one: VisiblePart, other: VisiblePart): boolean =>
  one.firstRow === other.firstRow && one.lastRow === other.lastRow && one.width === other.width

const timeAt = ({ from, until }: TimelineAxis, laneWidth: number, x: number): number =>
  laneWidth === 0 ? from : from + (x / laneWidth) * (until - from)

/** When the stop with the focus is served. */
const focusedTime = (element: Element): number | undefined => {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !element.contains(activeElement)) return undefined
  const time = Number(activeElement.dataset['time'] ?? NaN)
  return Number.isNaN(time) ? undefined : time
}

const WHEEL_PAUSE_MS = 200

/** Zooms at most once in this time, since a trackpad sends many events for one gesture. Events without Ctrl scroll. */
const throttleZoom = (handle: (event: WheelEvent) => void): ((event: WheelEvent) => void) => {
  let last = -Infinity
  return (event) => {
    if (!event.ctrlKey && !event.metaKey) return
    if (event.timeStamp - last < WHEEL_PAUSE_MS) return event.preventDefault()
    last = event.timeStamp
    handle(event)
  }
}

/** Scrolls a time to the middle. */
export const scrollToTime = (
  element: HTMLElement | null,
  { from, until }: TimelineAxis,
  time: number | undefined,
): void => {
  if (element === null || time === undefined) return
  const laneWidth = element.scrollWidth - HEAD_WIDTH
  element.scrollTo({ left: ((time - from) / (until - from)) * laneWidth - (element.clientWidth - HEAD_WIDTH) / 2 })
}
