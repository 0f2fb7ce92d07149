/**
 * Roads between junctions. A segment has two lanes, one for each direction: along its shape and against it. A
 * state is a node of the graph that is searched: where a car is after a lane, and which turns it may make from there, so
 * a junction, or a lane that leads to a junction with turn rules. A transition drives a lane from one state to the next.
 * States are numbered by their rank in the hierarchy, which is the order in which they were contracted.
 */
export type RoadNetwork = {
  readonly segmentCount: number
  /** where the points of each segment begin; one more than there are segments */
  readonly shapeFirst: Int32Array
  /** in 10^-7 degrees */
  readonly shapeLats: Int32Array
  readonly shapeLngs: Int32Array
  /** by lane; 0 where it is closed */
  readonly laneCosts: Float64Array
  /** by lane: the state after it, for who starts on it */
  readonly laneStates: Int32Array
  /** by lane: its first transition, whose others follow; one more than there are lanes */
  readonly firstTransitionOfLane: Int32Array
  readonly stateBeforeTransition: Int32Array
  readonly stateAfterTransition: Int32Array
  /** 1 where the car turns round before it */
  readonly transitionTurnsRound: Uint8Array
  /** by segment: 1 in the largest part whose places reach each other */
  readonly inLargestPart: Uint8Array
  readonly hierarchy: Hierarchy
  readonly grid: SegmentGrid
}

/** The two lanes of a segment: along its shape, and against it. */
export const lanesOfSegment = (segment: number): readonly [number, number] => [2 * segment, 2 * segment + 1]
export const segmentOf = (lane: number): number => lane >> 1
export const isAlong = (lane: number): boolean => lane % 2 === 0
/** The other lane of the same segment. */
export const opposite = (lane: number): number => lane ^ 1

/** Edges that lead to a higher rank, by their lower state: driven from it, and driven to it. */
export type Hierarchy = {
  readonly stateCount: number
  readonly up: RankedEdges
  readonly down: RankedEdges
}

export type RankedEdges = {
  /** where the edges of each state begin; one more than there are states */
  readonly first: Int32Array
  readonly other: Int32Array
  readonly cost: Float64Array
  /** the lane that is driven, or `throughState(state)` where the way goes through that lower state */
  readonly through: Int32Array
}

/** A lower state as a negative number, beside which lanes are not. */
export const throughState = (state: number): number => -1 - state
export const stateThrough = (through: number): number => -1 - through

/** Which segments pass a square of the map. */
export type SegmentGrid = {
  /** sorted */
  readonly squares: Float64Array
  readonly first: Int32Array
  readonly segments: Int32Array
}

/**
 * Cost of a way as one number: its milliseconds, and then its decimetres, so that the shorter of two ways as quick is
 * found. Sums are exact up to 37 hours and 6,700 km.
 */
const DECIMETRES = 2 ** 26

export const costOf = (milliseconds: number, decimetres: number): number => milliseconds * DECIMETRES + decimetres
export const millisecondsOf = (cost: number): number => Math.floor(cost / DECIMETRES)
export const decimetresOf = (cost: number): number => cost % DECIMETRES

/** No way costs as much. */
export const UNREACHED = 2 ** 53

/** What it takes to turn round at a junction that has another way out. */
export const TURN_ROUND_COST = costOf(20_000, 0)

/** Squares of about 400 m. */
const SQUARES_PER_DEGREE = 256
const SQUARE_ROW = 2 ** 20

/** In 10^-7 degrees. */
export const SQUARE_SIZE = 1e7 / SQUARES_PER_DEGREE

export const squareAt = (lat: number, lng: number): number =>
  Math.floor(lat / SQUARE_SIZE + 90 * SQUARES_PER_DEGREE) * SQUARE_ROW +
  Math.floor(lng / SQUARE_SIZE + 180 * SQUARES_PER_DEGREE)

/** In decimetres; exact enough below some kilometres. */
export const decimetresBetween = (lat: number, lng: number, otherLat: number, otherLng: number): number => {
  const x = (otherLng - lng) * Math.cos(((lat + otherLat) / 2) * RADIANS)
  return Math.hypot(otherLat - lat, x) * DECIMETRES_PER_UNIT
}

const RADIANS = Math.PI / 180e7

/** Of a unit of latitude, which is 10^-7 degrees. */
export const DECIMETRES_PER_UNIT = (6_371_008.8 * 10 * Math.PI) / 180e7

/** Indexes in groups: those of group g stand in `indexes` from `first[g]` to before `first[g + 1]`, in their order. */
export type GroupedIndexes = { readonly first: Int32Array; readonly indexes: Int32Array }

/** An index whose group is negative is left out. */
export const groupIndexes = (
  length: number,
  groupCount: number,
  groupOf: (index: number) => number,
): GroupedIndexes => {
  const first = new Int32Array(groupCount + 1)
  for (let index = 0; index < length; index += 1) {
    const group = groupOf(index)
    if (group >= 0) first[group + 1] = (first[group + 1] ?? 0) + 1
  }
  for (let group = 0; group < groupCount; group += 1) first[group + 1] = (first[group + 1] ?? 0) + (first[group] ?? 0)
  const indexes = new Int32Array(first[groupCount] ?? 0)
  const next = first.slice()
  for (let index = 0; index < length; index += 1) {
    const group = groupOf(index)
    if (group < 0) continue
    const at = next[group] ?? 0
    indexes[at] = index
    next[group] = at + 1
  }
  return { first, indexes }
}

/** The numbers of a network are lists, which have names in its file. */
export type List = Int32Array | Float64Array | Uint8Array

/** Names that the file has for lists of another name, so that files of earlier versions can be read. */
const storedNames: ReadonlyMap<string, string> = new Map([
  ['firstTransitionOfLane', 'firstMoveOfLane'],
  ['stateBeforeTransition', 'stateBeforeMove'],
  ['stateAfterTransition', 'stateAfterMove'],
  ['transitionTurnsRound', 'moveTurnsRound'],
])

export const listsOf = ({ hierarchy, grid, ...network }: RoadNetwork): Readonly<Record<string, List>> => ({
  ...Object.fromEntries(
    Object.entries(network).flatMap(([name, list]) =>
      typeof list === 'number' ? [] : [[storedNames.get(name) ?? name, list]],
    ),
  ),
  ...edgeLists('up', hierarchy.up),
  ...edgeLists('down', hierarchy.down),
  gridSquares: grid.squares,
  gridFirst: grid.first,
  gridSegments: grid.segments,
})

const edgeLists = (name: string, edges: RankedEdges): Readonly<Record<string, List>> =>
  Object.fromEntries(Object.entries(edges).map(([key, list]) => [`${name} ${key}`, list]))

type ListOf = <L extends List>(name: string, kind: new (length: number) => L) => L

export const listIn =
  (lists: ReadonlyMap<string, List>): ListOf =>
  (name, kind) => {
    const stored = lists.get(name)
    if (stored instanceof kind) return stored
    throw new Error(`it has no list ${name}`)
  }

export const networkOf = (list: ListOf): RoadNetwork => {
  const int = (name: string): Int32Array => list(name, Int32Array)
  const float = (name: string): Float64Array => list(name, Float64Array)
  const edges = (name: string): RankedEdges => ({
    first: int(`${name} first`),
    other: int(`${name} other`),
    cost: float(`${name} cost`),
    through: int(`${name} through`),
  })
  const [up, down] = [edges('up'), edges('down')]
  const inLargestPart = list('inLargestPart', Uint8Array)
  return {
    segmentCount: inLargestPart.length,
    shapeFirst: int('shapeFirst'),
    shapeLats: int('shapeLats'),
    shapeLngs: int('shapeLngs'),
    laneCosts: float('laneCosts'),
    laneStates: int('laneStates'),
    firstTransitionOfLane: int('firstMoveOfLane'),
    stateBeforeTransition: int('stateBeforeMove'),
    stateAfterTransition: int('stateAfterMove'),
    transitionTurnsRound: list('moveTurnsRound', Uint8Array),
    inLargestPart,
    hierarchy: { stateCount: up.first.length - 1, up, down },
    grid: { squares: float('gridSquares'), first: int('gridFirst'), segments: int('gridSegments') },
  }
}
