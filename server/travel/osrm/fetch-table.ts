import * as E from 'fp-ts/Either'
import { NO_ROAD } from '../travel-from-roads'
import { releaseTable } from '../table-memory'
import type { PartialTable } from '../table-cache'
import type { RoadTable } from '../travel'
import { requestOsrm, type OsrmRequest } from './request-osrm'

/** The most origins of a request, and the most destinations: by default OSRM takes a hundred places at once. */
const MAX_BLOCK_SIZE = 50

/** How many requests run at the same time. */
const MAX_PARALLEL = 4

type Block = { readonly from: ReadonlyArray<number>; readonly to: ReadonlyArray<number> }

/** Requests the missing parts of a table in blocks, and writes them into it. The left says why that failed. */
export const fetchTable = async (
  partialTable: PartialTable,
  request: OsrmRequest,
): Promise<E.Either<string, RoadTable>> => {
  const table = partialTable.table()
  const blocks = missingBlocks(table.places.length, partialTable.missing)
  const failures: string[] = []
  const fetchNext = async (): Promise<void> => {
    for (let block = blocks.pop(); block !== undefined && failures.length === 0; block = blocks.pop()) {
      const result = await fetchBlock(table, block, request)
      if (E.isLeft(result)) failures.push(result.left)
    }
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL }, fetchNext))
  const [reason] = failures
  if (reason === undefined) return E.right(table)
  releaseTable(table)
  return E.left(reason)
}

/** The blocks from the missing places to all places, and from the others to the missing ones. */
const missingBlocks = (placeCount: number, missing: ReadonlyArray<number>): Block[] => {
  const isMissing = new Set(missing)
  const allIndexes = Array.from({ length: placeCount }, (_, index) => index)
  const knownIndexes = allIndexes.filter((index) => !isMissing.has(index))
  return [...blocksBetween(missing, allIndexes), ...blocksBetween(knownIndexes, missing)]
}

const blocksBetween = (from: ReadonlyArray<number>, to: ReadonlyArray<number>): ReadonlyArray<Block> =>
  splitIntoChunks(from).flatMap((fromChunk) => splitIntoChunks(to).map((toChunk) => ({ from: fromChunk, to: toChunk })))

const splitIntoChunks = (list: ReadonlyArray<number>): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from({ length: Math.ceil(list.length / MAX_BLOCK_SIZE) }, (_, chunk) =>
    list.slice(chunk * MAX_BLOCK_SIZE, (chunk + 1) * MAX_BLOCK_SIZE),
  )

const fetchBlock = async (table: RoadTable, block: Block, request: OsrmRequest): Promise<E.Either<string, void>> => {
  const indexes = [...new Set([...block.from, ...block.to])]
  const positionOf = new Map(indexes.map((index, position) => [index, position]))
  const indexList = (list: ReadonlyArray<number>): string => list.map((index) => positionOf.get(index)).join(';')
  const query = `sources=${indexList(block.from)}&destinations=${indexList(block.to)}&annotations=duration,distance`
  const places = indexes.flatMap((index) => table.places[index] ?? [])
  const response = await requestOsrm('table', places, query, request)
  return E.flatMap((json: Readonly<Record<string, unknown>>) =>
    writeFigures(table.seconds, table.places.length, block, json['durations']) &&
    writeFigures(table.metres, table.places.length, block, json['distances'])
      ? E.right(undefined)
      : E.left('a table that is none'),
  )(response)
}

/** Writes the figures into the table, rounded up to whole numbers; false where the answer does not fit the request. */
const writeFigures = (figures: Int32Array, placeCount: number, { from, to }: Block, rows: unknown): boolean => {
  if (!Array.isArray(rows) || rows.length !== from.length) return false
  return from.every((row, rowIndex) => {
    const rowValues: unknown = rows[rowIndex]
    if (!Array.isArray(rowValues) || rowValues.length !== to.length) return false
    return to.every((column, columnIndex) => {
      const figure = parseFigure(rowValues[columnIndex])
      if (figure !== undefined) figures[row * placeCount + column] = figure
      return figure !== undefined
    })
  })
}

const MAX_FIGURE = 1_000_000_000

/** OSRM answers null where there is no road. */
const parseFigure = (value: unknown): number | undefined => {
  if (value === null) return NO_ROAD
  return typeof value === 'number' && value >= 0 && value <= MAX_FIGURE ? Math.ceil(value) : undefined
}
