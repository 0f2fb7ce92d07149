import type { Stop, Window } from '../solver-input'

/** The windows of all stops, one stop after the other, and the first opening and last closing of each stop. */
export type Windows = {
  readonly first: Int32Array
  readonly from: Int32Array
  readonly to: Int32Array
  readonly open: ReadonlyArray<number>
  readonly close: ReadonlyArray<number>
  readonly areSeveral: boolean
}

/** `far` stands for any time. Where lateness has a price, a stop with windows never closes. */
export const windowsOf = (stops: ReadonlyArray<Stop>, mayBeLate: boolean, far: number): Windows => {
  const all = stops.map(({ windows }) => inOrder(windows, far))
  const first = new Int32Array(stops.length + 1)
  all.forEach((windows, stop) => {
    first[stop + 1] = (first[stop] ?? 0) + windows.length
  })
  const every = all.flat()
  return {
    first,
    from: Int32Array.from(every, ({ from }) => from),
    to: Int32Array.from(every, ({ to }) => to),
    open: all.map((windows) => windows[0]?.from ?? far),
    close: all.map((windows) => (mayBeLate && windows.length > 0 ? far : (windows.at(-1)?.to ?? -far))),
    areSeveral: all.some((windows) => windows.length > 1),
  }
}

/** Valid windows in order, overlapping ones joined. A stop of which no window is valid is never served. */
const inOrder = (windows: ReadonlyArray<Window>, far: number): ReadonlyArray<Window> => {
  if (windows.length === 0) return [{ from: -far, to: far }]
  return windows
    .filter(({ from, to }) => from <= to)
    .map(({ from, to }) => ({ from: Math.max(-far, Math.ceil(from)), to: Math.min(far, Math.floor(to)) }))
    .filter(({ from, to }) => from <= to)
    .toSorted((one, other) => one.from - other.from)
    .reduce<ReadonlyArray<Window>>(joined, [])
}

const joined = (before: ReadonlyArray<Window>, next: Window): ReadonlyArray<Window> => {
  const last = before.at(-1)
  return last === undefined || next.from > last.to
    ? [...before, next]
    : [...before.slice(0, -1), { from: last.from, to: Math.max(last.to, next.to) }]
}
