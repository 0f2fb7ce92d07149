import type { Leg } from '../../../src/domain/problem'
import { NO_ROAD, type LegTable } from '../travel'
import { UNREACHED, type RoadGraph } from './graph'
import { emptyRow, rowFromPlace, type MainRoadPlace, type RoadAccess } from './road-access'
import { leastLocalWeight, localWeight, metresOfLeg, secondsOfLeg } from './way-speeds'

/** The seconds and the metres between all places, row by row. */
export type LegMatrices = Pick<LegTable, 'seconds' | 'metres'>

/** Rows of which the figures are copied to the columns together: so many are next to each other in memory. */
const BLOCK = 16

/** Sets the figures of all legs row by row: those to the places before, and then the same for the way back. */
export const writeLegMatrices = async (
  graph: RoadGraph,
  places: ReadonlyArray<MainRoadPlace>,
  matrices: LegMatrices,
  legElsewhere: (from: number, to: number) => Leg | undefined,
  pause: () => Promise<void>,
): Promise<void> => {
  const setRow = rowSetter(graph, places, matrices, legElsewhere)
  for (let block = 0; block < places.length; block += BLOCK) {
    const end = Math.min(block + BLOCK, places.length)
    for (let from = block; from < end; from += 1) {
      await pause()
      setRow(from)
    }
    copyToColumns(matrices, places.length, block, end)
  }
}

/** The ways straight over land from all places one after the other, since objects would take twice as long to read. */
const straightWaysOf = (accesses: ReadonlyArray<RoadAccess | undefined>) => {
  const first = new Int32Array(accesses.length + 1)
  for (const [index, access] of accesses.entries())
    first[index + 1] = (first[index] ?? 0) + (access?.straightNodes.ranks.length ?? 0)
  const ranks = new Int32Array(first.at(-1) ?? 0)
  const weights = new Float64Array(ranks.length)
  for (const [index, access] of accesses.entries()) {
    ranks.set(access?.straightNodes.ranks ?? [], first[index])
    weights.set(access?.straightNodes.weights ?? [], first[index])
  }
  return { first, ranks, weights }
}

const rowSetter = (
  graph: RoadGraph,
  places: ReadonlyArray<MainRoadPlace>,
  { seconds, metres }: LegMatrices,
  legElsewhere: (from: number, to: number) => Leg | undefined,
): ((from: number) => void) => {
  const accesses = places.map((place) => place.access)
  const { first, ranks, weights } = straightWaysOf(accesses)
  const x = Float64Array.from(places, ({ point }) => point.x)
  const y = Float64Array.from(places, ({ point }) => point.y)
  const landX = Float64Array.from(accesses, (place) => place?.point.x ?? NaN)
  const landY = Float64Array.from(accesses, (place) => place?.point.y ?? NaN)
  const row = emptyRow(graph)

  const setLeg = (index: number, leg: Leg | undefined): void => {
    seconds[index] = leg?.seconds ?? NO_ROAD
    metres[index] = leg?.metres ?? NO_ROAD
  }

  /** The weight of the way from the place of the row. */
  const weightTo = ({ point }: RoadAccess, to: number): number => {
    const other = accesses[to]
    if (other === undefined) return UNREACHED
    let best = UNREACHED
    const end = first[to + 1] ?? 0
    for (let index = first[to] ?? 0; index < end; index += 1) {
      const weight = (row[ranks[index] ?? 0] ?? UNREACHED) + (weights[index] ?? 0)
      if (weight < best) best = weight
    }
    const [dx, dy] = [point.x - (landX[to] ?? 0), point.y - (landY[to] ?? 0)]
    const apart = Math.sqrt(dx * dx + dy * dy)
    if (leastLocalWeight(apart) > best) return best
    const straight = localWeight(apart)
    return straight > best || graph.shores.crosses(point, other.point) ? best : straight
  }

  return (from) => {
    const access = accesses[from]
    const [fromX, fromY] = [x[from] ?? 0, y[from] ?? 0]
    const start = from * places.length
    if (access !== undefined) rowFromPlace(graph, access, row)
    for (let to = 0; to < from; to += 1) {
      const weight = access === undefined ? UNREACHED : weightTo(access, to)
      if (weight === UNREACHED) setLeg(start + to, legElsewhere(from, to))
      else {
        const [dx, dy] = [fromX - (x[to] ?? 0), fromY - (y[to] ?? 0)]
        const apart = Math.sqrt(dx * dx + dy * dy)
        seconds[start + to] = secondsOfLeg(weight, apart)
        metres[start + to] = metresOfLeg(weight, apart)
      }
    }
  }
}

const copyToColumns = ({ seconds, metres }: LegMatrices, size: number, block: number, end: number): void => {
  for (let to = 0; to < end; to += 1)
    for (let from = Math.max(block, to + 1); from < end; from += 1) {
      seconds[to * size + from] = seconds[from * size + to] ?? NO_ROAD
      metres[to * size + from] = metres[from * size + to] ?? NO_ROAD
    }
}
