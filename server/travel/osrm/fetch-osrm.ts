import * as E from 'fp-ts/Either'
import polyline from '@mapbox/polyline'
import type { Coordinates } from '../../../src/domain/address'
import { releaseTable, type PartialTable } from '../table-cache'
import { NO_ROAD, type LegTable } from '../travel'
import { requestOsrm, runInParallel, type OsrmRequest } from './request-osrm'
import { isJsonObject } from '../../../src/domain/parse'
import type { Leg } from '../../../src/domain/problem'
import { splitEvery } from '../../../src/domain/value'

/** The most origins of a request, and the most destinations: by default OSRM takes a hundred places at once. */
const MAX_BLOCK_SIZE = 50

type Block = { readonly from: ReadonlyArray<number>; readonly to: ReadonlyArray<number> }

/** Requests the missing parts of a table in blocks, and writes them into it. The left says why that failed. */
export const fetchTable = async (
  partialTable: PartialTable,
  request: OsrmRequest,
): Promise<E.Either<string, LegTable>> => {
  const table = partialTable.table()
  const blocks = missingBlocks(table.places.length, partialTable.missing)
  const failures: string[] = []
  await runInParallel(blocks, async (block) => {
    if (failures.length > 0) return
    const result = await fetchBlock(table, block, request)
    if (E.isLeft(result)) failures.push(result.left)
  })
  const [reason] = failures
  if (reason === undefined) return E.right(table)
  releaseTable(table)
  return E.left(reason)
}

/** The blocks from the missing places to all places, and from the others to the missing ones. */
const missingBlocks = (placeCount: number, missing: ReadonlyArray<number>): ReadonlyArray<Block> => {
  const isMissing = new Set(missing)
  const allIndexes = Array.from({ length: placeCount }, (_, index) => index)
  const knownIndexes = allIndexes.filter((index) => !isMissing.has(index))
  return [...blocksBetween(missing, allIndexes), ...blocksBetween(knownIndexes, missing)]
}

const blocksBetween = (from: ReadonlyArray<number>, to: ReadonlyArray<number>): ReadonlyArray<Block> =>
  splitEvery(from, MAX_BLOCK_SIZE).flatMap((fromPart) =>
    splitEvery(to, MAX_BLOCK_SIZE).map((toPart) => ({ from: fromPart, to: toPart })),
  )

const fetchBlock = async (table: LegTable, block: Block, request: OsrmRequest): Promise<E.Either<string, void>> => {
  const indexes = [...new Set([...block.from, ...block.to])]
  const positionOf = new Map(indexes.map((index, position) => [index, position]))
  const positionsOf = (list: ReadonlyArray<number>) => list.map((index) => positionOf.get(index) ?? 0)
  const places = indexes.flatMap((index) => table.places[index] ?? [])
  const legs = await fetchLegs(places, { from: positionsOf(block.from), to: positionsOf(block.to) }, request)
  if (E.isLeft(legs)) return legs
  const { seconds, metres } = legs.right
  for (const [rowIndex, row] of block.from.entries())
    for (const [columnIndex, column] of block.to.entries()) {
      const tableIndex = row * table.places.length + column
      table.seconds[tableIndex] = seconds[rowIndex]?.[columnIndex] ?? NO_ROAD
      table.metres[tableIndex] = metres[rowIndex]?.[columnIndex] ?? NO_ROAD
    }
  return E.right(undefined)
}

type Figures = ReadonlyArray<ReadonlyArray<number>>

/** Row by row, in whole figures; below 0 where there is no road. */
export type LegFigures = { readonly seconds: Figures; readonly metres: Figures }

/** Requests the legs from some places to others, by their positions in the list. The left says why that failed. */
export const fetchLegs = async (
  places: ReadonlyArray<Coordinates>,
  { from, to }: Block,
  request: OsrmRequest,
): Promise<E.Either<string, LegFigures>> => {
  const query = `sources=${from.join(';')}&destinations=${to.join(';')}&annotations=duration,distance`
  const response = await requestOsrm('table', places, query, request)
  return E.flatMap(({ durations, distances }: Readonly<Record<string, unknown>>) => {
    const seconds = parseFigures(durations, from.length, to.length)
    const metres = parseFigures(distances, from.length, to.length)
    return seconds === undefined || metres === undefined ? E.left('no valid table') : E.right({ seconds, metres })
  })(response)
}

/** Undefined where the answer does not fit the request. */
const parseFigures = (rows: unknown, rowCount: number, columnCount: number): Figures | undefined => {
  if (!Array.isArray(rows) || rows.length !== rowCount) return undefined
  const figures = rows.map((row: unknown) => {
    const parsed = Array.isArray(row) ? row.flatMap((figure: unknown) => parseFigure(figure) ?? []) : []
    return parsed.length === columnCount ? parsed : undefined
  })
  const complete = figures.filter((row) => row !== undefined)
  return complete.length === rowCount ? complete : undefined
}

const MAX_FIGURE = 1_000_000_000

/** Rounded up. OSRM answers null where there is no road. */
const parseFigure = (value: unknown): number | undefined => {
  if (value === null) return NO_ROAD
  return typeof value === 'number' && value >= 0 && value <= MAX_FIGURE ? Math.ceil(value) : undefined
}

/** The line of a drive, and its legs from place to place. */
type FetchedDrive = { readonly polyline: string; readonly legs: ReadonlyArray<Leg> }

/** By default an OSRM server takes five hundred places on one route. */
const MAX_PLACES_PER_REQUEST = 400

/** The drive along these places, requested in parts where there are very many. */
export const fetchDrive = async (
  places: ReadonlyArray<Coordinates>,
  request: OsrmRequest,
): Promise<E.Either<string, FetchedDrive>> => {
  const parts: FetchedDrive[] = []
  for (let firstIndex = 0; firstIndex < places.length - 1; firstIndex += MAX_PLACES_PER_REQUEST - 1) {
    const part = await fetchPart(places.slice(firstIndex, firstIndex + MAX_PLACES_PER_REQUEST), request)
    if (E.isLeft(part)) return part
    parts.push(part.right)
  }
  return E.right({
    polyline: polyline.encode(parts.flatMap((part) => polyline.decode(part.polyline))),
    legs: parts.flatMap(({ legs }) => legs),
  })
}

const fetchPart = async (
  places: ReadonlyArray<Coordinates>,
  request: OsrmRequest,
): Promise<E.Either<string, FetchedDrive>> => {
  const response = await requestOsrm('route', places, 'overview=full&geometries=polyline', request)
  return E.flatMap(({ routes }: Readonly<Record<string, unknown>>) => {
    const routeList: ReadonlyArray<unknown> = Array.isArray(routes) ? routes : []
    const [route] = routeList
    const { geometry, legs } = isJsonObject(route) ? route : {}
    const parsedLegs = Array.isArray(legs) ? legs.flatMap((leg: unknown) => parseLeg(leg) ?? []) : []
    return typeof geometry === 'string' && parsedLegs.length === places.length - 1
      ? E.right({ polyline: geometry, legs: parsedLegs })
      : E.left('no valid route')
  })(response)
}

const parseLeg = (leg: unknown): Leg | undefined => {
  const { distance, duration } = isJsonObject(leg) ? leg : {}
  return isNonNegativeNumber(distance) && isNonNegativeNumber(duration)
    ? { metres: Math.ceil(distance), seconds: Math.ceil(duration) }
    : undefined
}

const isNonNegativeNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
