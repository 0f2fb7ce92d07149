import type { Coordinates } from '../../../src/domain/address'

/** Whole metres to the east and to the north of the middle of the Netherlands. */
export type PlanePoint = { readonly x: number; readonly y: number }

const CENTRE = { lat: 52.2, lng: 5.3 }
const METRES_PER_DEGREE = 111_195
const RADIANS_PER_DEGREE = 0.017453292519943295

/** A cosine by sums and products alone, which are the same on every machine. */
const cosine = (degrees: number): number => {
  const square = (degrees * RADIANS_PER_DEGREE) ** 2
  return 1 - (square / 2) * (1 - (square / 12) * (1 - (square / 30) * (1 - (square / 56) * (1 - square / 90))))
}

export const planePointOf = ({ lat, lng }: Coordinates): PlanePoint => ({
  x: Math.round((lng - CENTRE.lng) * METRES_PER_DEGREE * cosine(lat)),
  y: Math.round((lat - CENTRE.lat) * METRES_PER_DEGREE),
})

export const coordinatesOfPoint = ({ x, y }: PlanePoint): Coordinates => {
  const lat = CENTRE.lat + y / METRES_PER_DEGREE
  return { lat, lng: CENTRE.lng + x / (METRES_PER_DEGREE * cosine(lat)) }
}

export const metresApart = (one: PlanePoint, other: PlanePoint): number =>
  Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)

/** A closed line; its last point joins its first. */
export type Ring = ReadonlyArray<PlanePoint>

/** Outlines of land in the sea, of water within it, and of islands in that water. */
export type ShoreRings = {
  readonly land: ReadonlyArray<Ring>
  readonly water: ReadonlyArray<Ring>
  readonly islands: ReadonlyArray<Ring>
}

export type Shores = {
  readonly isLand: (point: PlanePoint) => boolean
  /** Whether a straight line between two points on land crosses a shore. It may begin and end on one. */
  readonly crosses: (from: PlanePoint, to: PlanePoint) => boolean
  /** The nearest point on land, INLAND_METRES from the shore. */
  readonly nearestLand: (point: PlanePoint) => PlanePoint
}

type Segment = readonly [PlanePoint, PlanePoint]

const segmentsOf = (ring: Ring): ReadonlyArray<Segment> =>
  ring.map((point, index) => [point, ring[(index + 1) % ring.length] ?? point])

const isInside = (ring: Ring, { x, y }: PlanePoint): boolean => {
  let inside = false
  let previous = ring.at(-1)
  for (const point of ring) {
    if (previous !== undefined && point.y > y !== previous.y > y) {
      const product = (x - point.x) * (previous.y - point.y) - (y - point.y) * (previous.x - point.x)
      if (product < 0 === previous.y > point.y) inside = !inside
    }
    previous = point
  }
  return inside
}

/** The sides of the cells of a grid. A line is compared with the shores in the cells that it passes, and no others. */
const CELL_METRES = 4_096

/** How many cells the grid has on each side of its middle; it is wider than the country. */
const CELLS_PER_SIDE = 64

const cellIndex = (column: number, row: number): number =>
  (clampCell(column) + CELLS_PER_SIDE) * 2 * CELLS_PER_SIDE + clampCell(row) + CELLS_PER_SIDE

const clampCell = (cell: number): number => Math.max(-CELLS_PER_SIDE, Math.min(CELLS_PER_SIDE - 1, cell))

/** Whether one of the cells that a line passes is the wanted one. */
const someCellAlong = (from: PlanePoint, to: PlanePoint, isWanted: (cell: number) => boolean): boolean => {
  const [low, high] = from.y <= to.y ? [from, to] : [to, from]
  const isFlat = high.y === low.y
  const slope = isFlat ? 0 : (high.x - low.x) / (high.y - low.y)
  const lastRow = Math.floor(high.y / CELL_METRES)
  for (let row = Math.floor(low.y / CELL_METRES); row <= lastRow; row += 1) {
    const bottom = isFlat ? low.x : low.x + (Math.max(low.y, row * CELL_METRES) - low.y) * slope
    const top = isFlat ? high.x : low.x + (Math.min(high.y, (row + 1) * CELL_METRES) - low.y) * slope
    const lastColumn = Math.floor((Math.max(bottom, top) + 1) / CELL_METRES)
    for (let column = Math.floor((Math.min(bottom, top) - 1) / CELL_METRES); column <= lastColumn; column += 1)
      if (isWanted(cellIndex(column, row))) return true
  }
  return false
}

/** On which side of a line a point lies: above 0 to the left, below 0 to the right. Exact, since the figures are whole. */
export const sideOf = (from: PlanePoint, to: PlanePoint, point: PlanePoint): number =>
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)

/**
 * Whether a line crosses a segment of a shore. An end of the segment on the line counts as left of it, so that a crossing
 * there is not missed. A line and its reverse give the same result.
 */
const crossesSegment = (one: PlanePoint, other: PlanePoint, [start, end]: Segment): boolean => {
  const isForward = one.x < other.x || (one.x === other.x && one.y <= other.y)
  const [from, to] = isForward ? [one, other] : [other, one]
  if (sideOf(from, to, start) >= 0 === sideOf(from, to, end) >= 0) return false
  const [first, second] = [sideOf(start, end, from), sideOf(start, end, to)]
  return first !== 0 && second !== 0 && first > 0 !== second > 0
}

/** The point of a segment that is nearest to another one. */
export const nearestOn = ([start, end]: Segment, { x, y }: PlanePoint): PlanePoint => {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - start.x) * dx + (y - start.y) * dy) / square))
  return { x: start.x + share * dx, y: start.y + share * dy }
}

/** How far from the shore a place in the water is put on land, so that rounding does not put it back in the water. */
const INLAND_METRES = 20

export const shoresOf = ({ land, water, islands }: ShoreRings): Shores => {
  const segments = [...land, ...water, ...islands].flatMap(segmentsOf)
  const segmentsByCell = Array.from({ length: (2 * CELLS_PER_SIDE) ** 2 }, (): Segment[] => [])
  for (const segment of segments)
    someCellAlong(...segment, (cell) => {
      segmentsByCell[cell]?.push(segment)
      return false
    })
  const isIn = (rings: ReadonlyArray<Ring>, point: PlanePoint): boolean => rings.some((ring) => isInside(ring, point))
  const isLand = (point: PlanePoint): boolean => isIn(land, point) && (!isIn(water, point) || isIn(islands, point))
  return {
    isLand,
    crosses: (from, to) =>
      someCellAlong(
        from,
        to,
        (cell) => segmentsByCell[cell]?.some((segment) => crossesSegment(from, to, segment)) === true,
      ),
    nearestLand: (point) => {
      let [nearest, distance] = [point, Infinity]
      for (const segment of segments) {
        const foot = nearestOn(segment, point)
        const metres = metresApart(foot, point)
        if (metres >= distance) continue
        const share = metres === 0 ? 0 : INLAND_METRES / metres
        const inland = {
          x: Math.round(foot.x + (foot.x - point.x) * share),
          y: Math.round(foot.y + (foot.y - point.y) * share),
        }
        if (isLand(inland)) [nearest, distance] = [inland, metres]
      }
      return nearest
    },
  }
}
