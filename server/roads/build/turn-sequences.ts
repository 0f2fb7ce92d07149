import { isAlong, lanesOfSegment, opposite, segmentOf } from '../road-network'
import type { ExtractRoads } from './read-extract'
import type { Segments } from './segments'

/** Lanes, which are segments of road in one direction, one after the other: the last one is forbidden after the others, or the only one that is allowed. */
export type TurnSequence = { readonly isOnly: boolean; readonly lanes: ReadonlyArray<number> }

/** The junction that a lane leads to, and that from which it comes. */
export const endOf = ({ from, to }: Pick<Segments, 'from' | 'to'>, lane: number): number =>
  (isAlong(lane) ? to : from)[segmentOf(lane)] ?? -1
export const startOf = (segments: Pick<Segments, 'from' | 'to'>, lane: number): number =>
  endOf(segments, opposite(lane))

/** A rule that names roads which are not in the extract, or do not meet, says nothing. */
export const turnSequencesOf = (
  { turnRules, ways, nodeAt }: ExtractRoads,
  segments: Segments,
): ReadonlyArray<TurnSequence> => {
  const named = new Set(turnRules.flatMap(({ from, via, to }) => [...from, ...to, ...('ways' in via ? via.ways : [])]))
  const lanesOfWay = new Map<number, ReadonlyArray<number>>()
  for (const [way, id] of ways.ids.entries()) if (named.has(id)) lanesOfWay.set(id, openLanesOf(segments, way))
  const lanesOf = (id: number): ReadonlyArray<number> => lanesOfWay.get(id) ?? []

  return turnRules.flatMap(({ isOnly, from, via, to }) => {
    const wholeWays = 'ways' in via ? via.ways : []
    const starts = 'node' in via ? [segments.junctionAt(nodeAt(via.node))] : undefined
    return from.flatMap((fromWay) =>
      to.flatMap((toWay) => {
        const paths = pathsThrough(segments, {
          first: lanesOf(fromWay),
          through: wholeWays.map(lanesOf),
          last: lanesOf(toWay),
          starts,
        })
        // Where a way passes the junction, the rule does not say from which side.
        const [lanes] = paths
        return lanes === undefined || paths.length > 1 ? [] : [{ isOnly, lanes }]
      }),
    )
  })
}

const openLanesOf = ({ firstOfWay, laneCosts }: Segments, way: number): ReadonlyArray<number> => {
  const lanes: number[] = []
  for (let segment = firstOfWay[way] ?? 0; segment < (firstOfWay[way + 1] ?? 0); segment += 1)
    for (const lane of lanesOfSegment(segment)) if ((laneCosts[lane] ?? 0) > 0) lanes.push(lane)
  return lanes
}

type RulePath = {
  readonly first: ReadonlyArray<number>
  /** the lanes of each way that is driven from end to end */
  readonly through: ReadonlyArray<ReadonlyArray<number>>
  readonly last: ReadonlyArray<number>
  /** the junction of the turn, where a node names it */
  readonly starts: ReadonlyArray<number> | undefined
}

/** A way of more segments than this is none between two carriageways. */
const MAX_LANES_THROUGH = 60

/** The paths from a lane of the first way over all of the ways between to one of the last. */
const pathsThrough = (
  segments: Segments,
  { first, through, last, starts }: RulePath,
): ReadonlyArray<ReadonlyArray<number>> => {
  let paths = first
    .filter((lane) => starts?.includes(endOf(segments, lane)) ?? true)
    .map((lane): ReadonlyArray<number> => [lane])
  for (const lanes of through) paths = paths.flatMap((path) => wholeWayAfter(segments, path, lanes))
  return paths.flatMap((path) =>
    last
      .filter((lane) => startOf(segments, lane) === endOf(segments, path.at(-1) ?? -1))
      .map((lane) => [...path, lane]),
  )
}

/** The path with all segments of a way after it, in either direction. */
const wholeWayAfter = (
  segments: Segments,
  path: ReadonlyArray<number>,
  lanes: ReadonlyArray<number>,
): ReadonlyArray<ReadonlyArray<number>> => {
  if (lanes.length > MAX_LANES_THROUGH) return []
  const [along, against] = [lanes.filter(isAlong), lanes.filter((lane) => !isAlong(lane)).toReversed()]
  return [along, against].flatMap((direction) => {
    const whole = [...path, ...direction]
    const meets = whole.every(
      (lane, index) => index < path.length || startOf(segments, lane) === endOf(segments, whole[index - 1] ?? -1),
    )
    return direction.length > 0 && meets ? [whole] : []
  })
}
