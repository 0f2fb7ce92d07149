/** A public routing instance: node 0 is the depot, the others are customers. */
export type Instance = {
  readonly name: string
  readonly x: ReadonlyArray<number>
  readonly y: ReadonlyArray<number>
  readonly demand: ReadonlyArray<number>
  readonly capacity: number
  /** the number of vehicles; undefined where the instance has no limit */
  readonly fleet: number | undefined
  /** by node: its time window and service time; undefined where time does not matter */
  readonly hours: ReadonlyArray<Hours> | undefined
}

export type Hours = { readonly ready: number; readonly due: number; readonly service: number }

/** How coordinates become distances: truncated to one decimal, rounded to a whole number, or unrounded. */
export type Convention = 'trunc1' | 'round' | 'double'

/** How many of the solver's whole units make one unit of the instance. */
export const unitOf = (convention: Convention): number => ({ trunc1: 10, round: 1, double: 1000 })[convention]

/** In whole units. */
export const distance = ({ x, y }: Instance, convention: Convention, from: number, to: number): number => {
  const [dx, dy] = [(x[from] ?? 0) - (x[to] ?? 0), (y[from] ?? 0) - (y[to] ?? 0)]
  const straight = Math.sqrt(dx * dx + dy * dy)
  if (convention === 'trunc1') return Math.floor(10 * straight)
  return convention === 'round' ? Math.floor(straight + 0.5) : Math.round(1000 * straight)
}
