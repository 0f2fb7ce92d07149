import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'

type VirtualItems = {
  /** the indexes of the items to draw, ascending */
  readonly indexes: ReadonlyArray<number>
  /** in pixels, of the first item */
  readonly topOf: (index: number) => number
  readonly totalHeight: number
  readonly scrollTo: (index: number) => void
}

/** Drawn above and below what is seen, so that a scroll shows no gap. */
const OVERSCAN = 12

/** A scroll of fewer pixels draws nothing anew. */
const SCROLL_STEP = 120

/** Until the browser has laid the list out. */
const FIRST_HEIGHT = 1200

/**
 * Which items of a long list are drawn: those that are seen, and the one that holds the focus, which would be lost with
 * it. The place of the scroll is kept as the browser reports it, since asking for it would lay the page out anew.
 */
export const useVirtualItems = (
  scroller: RefObject<HTMLElement | null>,
  heights: ReadonlyArray<number>,
  headHeight: number,
  focused: number,
): VirtualItems => {
  const tops = useMemo(() => topsOf(heights), [heights])
  const totalHeight = tops.at(-1) ?? 0
  const view = useRef({ top: 0, height: FIRST_HEIGHT })
  const [drawnFrom, setDrawnFrom] = useState(0)
  const [drawnHeight, setDrawnHeight] = useState(FIRST_HEIGHT)

  useEffect(() => {
    const { current: element } = scroller
    if (element === null) return undefined
    const readScroll = (): void => {
      view.current.top = element.scrollTop
      setDrawnFrom(Math.floor(element.scrollTop / SCROLL_STEP) * SCROLL_STEP)
    }
    const observer = new ResizeObserver(() => {
      view.current.height = element.clientHeight
      setDrawnHeight(element.clientHeight)
    })
    observer.observe(element)
    element.addEventListener('scroll', readScroll, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', readScroll)
    }
  }, [scroller])

  const first = Math.max(0, indexAt(tops, drawnFrom) - OVERSCAN)
  const last = indexAt(tops, drawnFrom + SCROLL_STEP + drawnHeight) + OVERSCAN
  const indexes = useMemo(() => {
    const seen: number[] = []
    for (let index = first; index <= Math.min(last, heights.length - 1); index += 1) seen.push(index)
    return focused < 0 || focused >= heights.length || seen.includes(focused)
      ? seen
      : [...seen, focused].toSorted((one, other) => one - other)
  }, [first, last, heights.length, focused])

  return {
    indexes,
    topOf: (index) => tops[index] ?? totalHeight,
    totalHeight,
    scrollTo: (index) => {
      const [top, bottom] = [tops[index] ?? 0, tops[index + 1] ?? 0]
      const visibleHeight = view.current.height - headHeight
      if (top < view.current.top) scroller.current?.scrollTo({ top: top - visibleHeight / 3 })
      else if (bottom > view.current.top + visibleHeight)
        scroller.current?.scrollTo({ top: bottom - (visibleHeight * 2) / 3 })
    },
  }
}

/** The top of each item, and the end of the last. */
const topsOf = (heights: ReadonlyArray<number>): ReadonlyArray<number> => {
  const tops = [0]
  let end = 0
  for (const height of heights) {
    end += height
    tops.push(end)
  }
  return tops
}

/** The last item that starts at or above a position. */
const indexAt = (tops: ReadonlyArray<number>, position: number): number => {
  let [low, high] = [0, Math.max(0, tops.length - 2)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= position) low = middle
    else high = middle - 1
  }
  return low
}
