/** So much of a frame may be taken by what can wait for the next. */
const SLICE_MS = 8

/** Does at once what fits into a slice of a frame, and the rest in the frames that follow. New work takes the place of old. */
export const inSlices = <A>(act: (item: A) => void): ((items: ReadonlyArray<A>, onDone?: () => void) => void) => {
  let frame = 0
  const workOn = (items: ReadonlyArray<A>, from: number, onDone: (() => void) | undefined): void => {
    const end = performance.now() + SLICE_MS
    let at = from
    while (at < items.length && performance.now() < end) {
      const item = items[at]
      if (item !== undefined) act(item)
      at += 1
    }
    if (at < items.length) frame = requestAnimationFrame(() => workOn(items, at, onDone))
    else onDone?.()
  }
  return (items, onDone) => {
    cancelAnimationFrame(frame)
    workOn(items, 0, onDone)
  }
}
