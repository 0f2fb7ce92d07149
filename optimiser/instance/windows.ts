import type { Stop, Window } from '../solver-input'

/** The windows of all stops, one stop after the other, and the first opening and last closing of each stop. */
type Windows = {
  readonly first: Int32Array
  readonly from: Int32Array
  readonly to: Int32Array
  readonly open: ReadonlyArray<number>
  readonly close: ReadonlyArray<number>
  readonly hasSeveral: boolean
}

/**
 * Without windows, service may begin from -`maxTime` to `maxTime`. Where lateness has a price, a stop with windows
 * never closes.
 */
export const windowsOf = (stops: ReadonlyArray<Stop>, mayBeLate: boolean, maxTime: number): Windows => {
  const windowsByStop = stops.map(({ windows }) => mergeWindows(windows, maxTime))
  const first = new Int32Array(stops.length + 1)
  windowsByStop.forEach((windows, stop) => {
    first[stop + 1] = (first[stop] ?? 0) + windows.length
  })
  const allWindows = windowsByStop.flat()
  return {
    first,
    from: Int32Array.from(allWindows, ({ from }) => from),
    to: Int32Array.from(allWindows, ({ to }) => to),
    open: windowsByStop.map((windows) => windows[0]?.from ?? maxTime),
    close: windowsByStop.map((windows) =>
      mayBeLate && windows.length > 0 ? maxTime : (windows.at(-1)?.to ?? -maxTime),
    ),
    hasSeveral: windowsByStop.some((windows) => windows.length > 1),
  }
}

/** Valid windows in order, overlapping ones joined. A stop of which no window is valid is never served. */
const mergeWindows = (windows: ReadonlyArray<Window>, maxTime: number): ReadonlyArray<Window> => {
  if (windows.length === 0) return [{ from: -maxTime, to: maxTime }]
  return windows
    .filter(({ from, to }) => from <= to)
    .map(({ from, to }) => ({ from: Math.max(-maxTime, Math.ceil(from)), to: Math.min(maxTime, Math.floor(to)) }))
    .filter(({ from, to }) => from <= to)
    .toSorted((first, second) => first.from - second.from)
    .reduce<ReadonlyArray<Window>>(mergeNext, [])
}

const mergeNext = (merged: ReadonlyArray<Window>, next: Window): ReadonlyArray<Window> => {
  const last = merged.at(-1)
  return last === undefined || next.from > last.to
    ? [...merged, next]
    : [...merged.slice(0, -1), { from: last.from, to: Math.max(last.to, next.to) }]
}
