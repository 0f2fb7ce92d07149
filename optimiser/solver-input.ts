/** In whole seconds, both ends included: service may begin at either. */
export type Window = { readonly from: number; readonly to: number }

export type Stop = {
  readonly matrixRow: number
  /** whole numbers, one for each dimension */
  readonly demand: ReadonlyArray<number>
  /** a reload is a return to the depot of one vehicle, which is loaded there again; it may be left out for nothing */
  readonly kind: 'delivery' | 'pickup' | 'service' | 'reload'
  readonly service: number
  /** service begins in one of these; at any time if there are none */
  readonly windows: ReadonlyArray<Window>
  readonly unplannedCost: number
  /** by index; undefined where every vehicle may visit it */
  readonly allowed: ReadonlyArray<number> | undefined
  /** `position` in the route counts from 1 */
  readonly fixedPosition: { readonly vehicle: number; readonly position: number | undefined } | undefined
}

export type Break = { readonly from: number; readonly to: number; readonly length: number }

export type Vehicle = {
  readonly start: number
  readonly end: number
  readonly earliest: number
  readonly latest: number
  /** a dimension that is missing has no limit */
  readonly capacity: ReadonlyArray<number>
  readonly breaks: ReadonlyArray<Break>
  readonly fixedCost: number
}

export type Weights = {
  readonly perSecond: number
  readonly perMetre: number
  /** the price of a second late; undefined where lateness is not allowed */
  readonly latenessWeight: number | undefined
  /** makes a long day cost more per second than a short one: this much more for a day as long as the longest hours */
  readonly balance: number
  /** the price of a metre between two stops, on top of the price of any metre */
  readonly compactness: number
  /** the price of a stop that moves to another vehicle than today's */
  readonly change: number
}

/** Stops and vehicles are referred to by index, locations by their row in the matrices. */
export type SolverInput = {
  readonly matrixSize: number
  /** row by row; -1 where there is no road */
  readonly seconds: Int32Array
  readonly metres: Int32Array
  readonly stops: ReadonlyArray<Stop>
  readonly vehicles: ReadonlyArray<Vehicle>
  readonly weights: Weights
  /** by vehicle: its stops in today's plan */
  readonly currentRoutes?: ReadonlyArray<ReadonlyArray<number>>
}
