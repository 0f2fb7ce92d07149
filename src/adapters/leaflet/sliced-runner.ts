/** The maximum time of one slice of a frame. */
const SLICE_MS = 8

/** Processes items for one slice of a frame, and the rest in the following frames. New items replace pending ones. */
export const createSlicedRunner = <A>(
  process: (item: A) => void,
): ((items: ReadonlyArray<A>, onDone?: () => void) => void) => {
  let frame = 0
  const runFrom = (items: ReadonlyArray<A>, from: number, onDone: (() => void) | undefined): void => {
    const end = performance.now() + SLICE_MS
    let index = from
    while (index < items.length && performance.now() < end) {
      const item = items[index]
      if (item !== undefined) process(item)
      index += 1
    }
    if (index < items.length) frame = requestAnimationFrame(() => runFrom(items, index, onDone))
    else onDone?.()
  }
  return (items, onDone) => {
    cancelAnimationFrame(frame)
    runFrom(items, 0, onDone)
  }
}
