/** Begins and ends within it, both ends included; whole seconds. */
export type Window = { readonly from: number; readonly to: number }

export type Stop = {
  readonly place: number
  /** whole numbers, one for each dimension */
  readonly demand: ReadonlyArray<number>
  readonly kind: 'delivery' | 'pickup' | 'service'
  readonly service: number
  /** service begins in one of these; at any time where there are none */
  readonly windows: ReadonlyArray<Window>
  readonly unplannedCost: number
  /** by index; every vehicle where it is not said */
  readonly allowed: ReadonlyArray<number> | undefined
  /** a place in the sequence counts from 1 */
  readonly pin: { readonly vehicle: number; readonly place: number | undefined } | undefined
}

export type Break = { readonly from: number; readonly to: number; readonly length: number }

export type Vehicle = {
  readonly start: number
  readonly end: number
  readonly earliest: number
  readonly latest: number
  /** a dimension that is not named has no limit */
  readonly capacity: ReadonlyArray<number>
  readonly breaks: ReadonlyArray<Break>
  readonly fixedCost: number
}

export type Weights = {
  readonly perSecond: number
  readonly perMetre: number
  /** the price of a second late; undefined where nobody may be late */
  readonly lateness: number | undefined
  /** how much dearer a long day is than a short one: a day of the longest hours is charged this much a second more */
  readonly balance: number
  /** the price of a metre between two stops, on top of what any metre costs */
  readonly compactness: number
  /** the price of a stop that another vehicle visits today */
  readonly change: number
}

/** Stops and vehicles are known by their index, places by their row in the matrices. */
export type Problem = {
  readonly places: number
  /** row by row; -1 where there is no road */
  readonly seconds: Int32Array
  readonly metres: Int32Array
  readonly stops: ReadonlyArray<Stop>
  readonly vehicles: ReadonlyArray<Vehicle>
  readonly weights: Weights
  /** by vehicle: the stops as they are planned today */
  readonly present?: ReadonlyArray<ReadonlyArray<number>>
}
