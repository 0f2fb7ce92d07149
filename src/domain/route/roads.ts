/**
 * Where distances and times come from: a road service, the main roads of the shipped map, or an estimate from the straight
 * distance; the most exact first.
 */
export const roadSources = ['osrm', 'main', 'estimate'] as const
export type RoadSource = (typeof roadSources)[number]

/** How many legs come from each source; one between two activities at the same place comes from none. */
export type LegCounts = Readonly<Record<RoadSource, number>>

/**
 * Where some figures come from: the source of most of their legs, the less exact one where two gave as many. `legs`
 * counts the legs where there are several sources.
 */
export type Roads = { readonly source: RoadSource; readonly legs: LegCounts | undefined }

export const noLegs: LegCounts = { osrm: 0, main: 0, estimate: 0 }

export const addLegs = (one: LegCounts, other: LegCounts): LegCounts => ({
  osrm: one.osrm + other.osrm,
  main: one.main + other.main,
  estimate: one.estimate + other.estimate,
})

/** Undefined without legs. */
export const roadsOfLegs = (legs: LegCounts): Roads | undefined => {
  const used = roadSources.filter((source) => legs[source] > 0)
  const [first, ...others] = used
  if (first === undefined) return undefined
  const source = others.reduce((most, other) => (legs[other] >= legs[most] ? other : most), first)
  return { source, legs: others.length === 0 ? undefined : legs }
}

/** For figures whose source is not known: they must not claim a road service. */
export const estimatedRoads: Roads = { source: 'estimate', legs: undefined }
