import { useLayoutEffect, useMemo, useState, type RefObject } from 'react'

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

/**
 * Which items of a long list are drawn: those that are seen, and the one that holds the focus, which would be lost with
 * it.
 */
export const useVirtualItems = (
  scroller: RefObject<HTMLElement | null>,
  heights: ReadonlyArray<number>,
  headHeight: number,
  focused: number,
): VirtualItems => {
  const tops = useMemo(() => topsOf(heights), [heights])
  const totalHeight = tops.at(-1) ?? 0
  const [[first, last], setRange] = useState<readonly [number, number]>([0, 40])

  useLayoutEffect(() => {
    const { current: element } = scroller
    if (element === null) return undefined
    const read = (): void => {
      const from = Math.max(0, indexAt(tops, element.scrollTop) - OVERSCAN)
      const until = indexAt(tops, element.scrollTop + element.clientHeight) + OVERSCAN
      setRange((range) => (range[0] === from && range[1] === until ? range : [from, until]))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [scroller, tops])

  const seen = useMemo(() => {
    const indexes: number[] = []
    for (let index = first; index <= Math.min(last, heights.length - 1); index += 1) indexes.push(index)
    return focused < 0 || focused >= heights.length || indexes.includes(focused)
      ? indexes
      : [...indexes, focused].toSorted((one, other) => one - other)
  }, [first, last, heights.length, focused])

  return {
    indexes: seen,
    topOf: (index) => tops[index] ?? totalHeight,
    totalHeight,
    scrollTo: (index) => {
      const { current: element } = scroller
      const [top, bottom] = [tops[index] ?? 0, tops[index + 1] ?? 0]
      if (element === null) return
      const visibleHeight = element.clientHeight - headHeight
      if (top < element.scrollTop) element.scrollTo({ top: top - visibleHeight / 3 })
      else if (bottom > element.scrollTop + visibleHeight) element.scrollTo({ top: bottom - (visibleHeight * 2) / 3 })
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
