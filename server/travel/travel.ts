import type { Coordinates } from '../../src/domain/address'
import type { Travel as Roads } from '../../src/domain/problem'

/** A way along several places, and how it is drawn. */
export type Drive = {
  readonly metres: number
  /** on the road; nobody stops on the way */
  readonly seconds: number
  /** encoded path of five decimals; none where there are not two places to draw a line between */
  readonly polyline: string | undefined
}

/** Whole figures for every way between some places, row by row. Below 0 where there is none. */
export type RoadTable = {
  readonly places: ReadonlyArray<Coordinates>
  readonly seconds: Int32Array
  readonly metres: Int32Array
  /** what whoever asked should know of these figures */
  readonly warning: string | undefined
}

/** The port: what it takes to get from place to place. */
export type Travel = {
  /** asks about ways beforehand, so that `drive` and `leg` can answer at once */
  readonly learn: (paths: ReadonlyArray<ReadonlyArray<Coordinates>>) => Promise<void>
  readonly drive: (places: ReadonlyArray<Coordinates>) => Drive
  readonly leg: Roads
  /** for a solver, which tries every way there is; it fails where it is called off */
  readonly table: (places: ReadonlyArray<Coordinates>, signal?: AbortSignal) => Promise<RoadTable>
}
