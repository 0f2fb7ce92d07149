import { placeKeyOf, type Coordinates } from '../../src/domain/address'
import type { DetourLegs, Leg, LeastDriveSeconds, Path } from '../../src/domain/problem'
import type { LegCounts, RoadSource } from '../../src/domain/route'

/** A drive along several places, with its line. */
export type Drive = {
  readonly metres: number
  /** the driving time, without service times */
  readonly seconds: number
  /** the encoded path with five decimals; undefined with fewer than two places */
  readonly polyline: string | undefined
  readonly legs: LegCounts
  /** those of the places that are far from all roads of a file, or cut off from most of them; absent without any */
  readonly offRoads?: ReadonlyArray<Coordinates>
}

/** The figures of all legs between some places as whole numbers, row by row; below 0 where there is no road. */
export type LegTable = {
  readonly places: ReadonlyArray<Coordinates>
  readonly seconds: Int32Array
  readonly metres: Int32Array
  /** of all legs; some that main roads do not reach may be estimates beside them */
  readonly source: RoadSource
  /** a warning for the user about these figures */
  readonly warning: string | undefined
}

/** The figure in a table where there is no road. */
export const NO_ROAD = -1

/** `source` is absent from a place to itself. */
export type SourcedLeg = Leg & { readonly source?: RoadSource | undefined }

/** From one place to another. */
export type PlacePair = readonly [Coordinates, Coordinates]

/**
 * The port: distances, driving times and lines between places. Before they are asked for, `joinPlaces` finds the roads
 * beside places, `prefetch` requests the drives of a job without a limit of time, and `requestLegs` and `requestDrives`
 * request what an edit needs, within the time of an edit: the legs that decide its prices, and the drives that it stores.
 */
export type Travel = {
  /** the source that is set; some legs come from another */
  readonly source: RoadSource
  /** the day of the data of the roads file, if one is used; as year, month and day */
  readonly dataDate: string | undefined
  /** another object for each network of roads to which places are joined; undefined where none are joined */
  readonly networkKey: object | undefined
  /** requests paths beforehand, so that `drive` and `leg` can answer at once */
  readonly prefetch: (paths: ReadonlyArray<ReadonlyArray<Coordinates>>) => Promise<void>
  /** requests single legs, and those along the paths: what prices depend on; it waits no longer than an edit may */
  readonly requestLegs: (
    pairs: ReadonlyArray<PlacePair>,
    paths: ReadonlyArray<ReadonlyArray<Coordinates>>,
  ) => Promise<void>
  /**
   * requests paths as `prefetch` does, but waits no longer than an edit may: what an edit by hand stores. That time is
   * counted from `startedAt`, by `performance.now()`, at which the edit began to wait for its legs.
   */
  readonly requestDrives: (paths: ReadonlyArray<ReadonlyArray<Coordinates>>, startedAt?: number) => Promise<void>
  /** joins places to the roads, in steps; later legs between them are found at once */
  readonly joinPlaces: (places: ReadonlyArray<Coordinates>) => Promise<void>
  /** its figures are the sums of its legs */
  readonly drive: (places: ReadonlyArray<Coordinates>) => Drive
  /** undefined where no road leads there */
  readonly leg: (from: Coordinates, to: Coordinates) => SourcedLeg | undefined
  /** the same, for all detours from a path to a place */
  readonly detourLegs: (place: Coordinates, path: Path) => DetourLegs<SourcedLeg>
  /** absent where it is not known, or no road leads between some places */
  readonly leastDriveSeconds?: LeastDriveSeconds | undefined
  /** all legs between the places, for a solver; rejects when the signal is aborted */
  readonly table: (places: ReadonlyArray<Coordinates>, signal?: AbortSignal) => Promise<LegTable>
}

/** Each place once, in the order of their last occurrence. */
export const distinctPlaces = (places: ReadonlyArray<Coordinates>): ReadonlyArray<Coordinates> =>
  [...new Map(places.toReversed().map((place) => [placeKeyOf(place), place])).values()].toReversed()
