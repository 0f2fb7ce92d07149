/** A public routing instance: place 0 is the depot, the others are customers. */
export type Instance = {
  readonly name: string
  readonly x: ReadonlyArray<number>
  readonly y: ReadonlyArray<number>
  readonly demand: ReadonlyArray<number>
  readonly capacity: number
  /** how many vehicles there are; undefined where it is not said */
  readonly fleet: number | undefined
  /** from when to when each place is open, and how long it takes to be served there; undefined where time is no matter */
  readonly hours: ReadonlyArray<Hours> | undefined
}

export type Hours = { readonly ready: number; readonly due: number; readonly service: number }

/** How coordinates become distances: cut off after one decimal, rounded to the nearest whole number, or left as they are. */
export type Convention = 'trunc1' | 'round' | 'double'

/** How many units of a whole number make one of the instance. */
export const unitOf = (convention: Convention): number => ({ trunc1: 10, round: 1, double: 1000 })[convention]

/** In whole units. */
export const distance = ({ x, y }: Instance, convention: Convention, from: number, to: number): number => {
  const [dx, dy] = [(x[from] ?? 0) - (x[to] ?? 0), (y[from] ?? 0) - (y[to] ?? 0)]
  const straight = Math.sqrt(dx * dx + dy * dy)
  if (convention === 'trunc1') return Math.floor(10 * straight)
  return convention === 'round' ? Math.floor(straight + 0.5) : Math.round(1000 * straight)
}
