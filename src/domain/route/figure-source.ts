import { calendarDateOf, shortDateLabel } from '../calendar'

/**
 * Where distances and times come from: a road service, a file of OpenStreetMap roads, the main roads of the shipped map,
 * or an estimate from the straight distance; the most exact first.
 */
export const roadSources = ['osrm', 'file', 'main', 'estimate'] as const
export type RoadSource = (typeof roadSources)[number]

/** How many legs come from each source; one between two activities at the same place comes from none. */
export type LegCounts = Readonly<Record<RoadSource, number>>

/**
 * Where some figures come from: the source of most of their legs, the less exact one where two gave as many. `legs`
 * counts the legs where there are several sources. `dataDate` is the day of the roads file, where it gave some of them.
 */
export type FigureSource = {
  readonly source: RoadSource
  readonly legs: LegCounts | undefined
  readonly dataDate: string | undefined
  /** stops of a route that are far from all roads of the file, or cut off from most of them */
  readonly stopsOffRoads: ReadonlyArray<string> | undefined
}

/** A place further away from all roads of a file is off them. */
export const MAX_METRES_FROM_ROAD = 300

export const isOffRoads = (
  { figureSource }: { readonly figureSource: FigureSource | undefined },
  stop: string,
): boolean => figureSource?.stopsOffRoads?.includes(stop) === true

/** Why the times at such a stop are less exact. */
export const offRoadsLabel = `More than ${MAX_METRES_FROM_ROAD} m from any road, or cut off: less exact times`

export const noLegs: LegCounts = { osrm: 0, file: 0, main: 0, estimate: 0 }

export const addLegs = (one: LegCounts, other: LegCounts): LegCounts => ({
  osrm: one.osrm + other.osrm,
  file: one.file + other.file,
  main: one.main + other.main,
  estimate: one.estimate + other.estimate,
})

/** Undefined without legs. */
export const figureSourceOfLegs = (legs: LegCounts, dataDate?: string): FigureSource | undefined => {
  const used = roadSources.filter((source) => legs[source] > 0)
  const [first, ...others] = used
  if (first === undefined) return undefined
  const source = others.reduce((most, other) => (legs[other] >= legs[most] ? other : most), first)
  return {
    source,
    legs: others.length === 0 ? undefined : legs,
    dataDate: legs.file > 0 ? dataDate : undefined,
    stopsOffRoads: undefined,
  }
}

/** Legs of sources that are more exact than that of the table from which their times come count as that one. */
export const legsAtMost = (tableSource: RoadSource, legs: LegCounts): LegCounts => {
  const moreExact = roadSources.slice(0, roadSources.indexOf(tableSource))
  const counted = moreExact.reduce((sum, source) => sum + legs[source], legs[tableSource])
  return { ...legs, ...Object.fromEntries(moreExact.map((source) => [source, 0])), [tableSource]: counted }
}

/** Roads as they were on a day, as a roads file says it; a road service does not say it. */
export const roadsLabel = (dataDate: string | undefined): string => {
  const date = calendarDateOf(dataDate ?? '')
  return date === undefined ? 'Roads' : `Roads of ${shortDateLabel(date)}`
}

/** For figures whose source is not known: they must not claim a road service. */
export const estimateSource: FigureSource = {
  source: 'estimate',
  legs: undefined,
  dataDate: undefined,
  stopsOffRoads: undefined,
}
