import type { Break, Weights } from '../problem'

/**
 * A problem laid out for inner loops. Calls are numbered: first the stops, then the start of each vehicle, then its end.
 */
export type Facts = {
  readonly stops: number
  readonly vehicles: number
  readonly places: number
  readonly dimensions: number
  /** row by row, without holes: where no road leads, it takes longer than any day */
  readonly seconds: Int32Array
  readonly metres: Int32Array
  /** the same, by the place one comes to */
  readonly secondsTo: Int32Array
  readonly metresTo: Int32Array
  /** by call */
  readonly place: Int32Array
  /** by call: from when and until when service may begin, whatever happens between; a depot has its vehicle's hours */
  readonly open: Int32Array
  readonly close: Int32Array
  readonly service: Int32Array
  /** by stop: where its windows begin in the lists of windows, which are in order of time */
  /** some stop is not open all day */
  readonly hasWindows: boolean
  readonly firstWindow: Int32Array
  readonly windowFrom: Int32Array
  readonly windowTo: Int32Array
  /** by stop and dimension */
  readonly delivered: Float64Array
  readonly collected: Float64Array
  /** by stop: all of its load, in every dimension */
  readonly amount: Float64Array
  readonly unplannedCost: Float64Array
  /** some stops cost more to leave out than others */
  readonly areUnequal: boolean
  /** by stop: its place in the sequence, counted from 1; 0 where it may be anywhere */
  readonly pinned: Int32Array
  readonly hasPinned: boolean
  /** by vehicle and stop: 1 where the one may visit the other */
  readonly fits: Uint8Array
  /** by vehicle and stop, where there are such prices */
  readonly visitCost: Float64Array | undefined
  /** by vehicle and dimension */
  readonly capacity: Float64Array
  readonly fixedCost: Float64Array
  readonly breaks: ReadonlyArray<ReadonlyArray<Break>>
  /** by vehicle: the first that is the same in everything, so that of several at home only one need be tried */
  readonly alikeTo: Int32Array
  readonly weights: Weights
  /** the longest hours of any vehicle */
  readonly longestDay: number
  /** some deliver and others collect, so that the most on board depends on the order */
  readonly isMixed: boolean
  /** there is one way only to do a piece of a route: no second windows, no breaks */
  readonly isOneWay: boolean
  /** one label says all there is to know of the times of a piece of a route: no second windows, breaks or lateness */
  readonly isDirect: boolean
  /** nothing but metres, one load and one window, for vehicles that are all alike */
  readonly isPlain: boolean
  /** nor can anybody ever come too late */
  readonly isTimeless: boolean
}
