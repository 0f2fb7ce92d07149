import * as E from 'fp-ts/Either'
import { NO_ROAD } from '../travel-from-table'
import { giveBack } from '../table-limit'
import type { Recalled } from '../table-cache'
import type { RoadTable } from '../travel'
import { askedOfOsrm, type Asking } from './request-osrm'

/** By default an OSRM server takes a hundred places at once: so many origins and as many destinations. */
const AT_ONCE = 50

/** How many requests run at the same time. */
const TOGETHER = 4

type Block = { readonly from: ReadonlyArray<number>; readonly to: ReadonlyArray<number> }

/** Asks for the missing parts of a table in blocks, and fills them in. The left says why that failed. */
export const askedTable = async (recalled: Recalled, asking: Asking): Promise<E.Either<string, RoadTable>> => {
  const table = recalled.table()
  const blocks = blocksOf(table.places.length, recalled.missing)
  const failures: string[] = []
  const next = async (): Promise<void> => {
    for (let block = blocks.pop(); block !== undefined && failures.length === 0; block = blocks.pop()) {
      const asked = await askedBlock(table, block, asking)
      if (E.isLeft(asked)) failures.push(asked.left)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, next))
  const [why] = failures
  if (why === undefined) return E.right(table)
  giveBack(table)
  return E.left(why)
}

/** The blocks from the missing places to all places, and from the others to the missing ones. */
const blocksOf = (places: number, missing: ReadonlyArray<number>): Block[] => {
  const isMissing = new Set(missing)
  const all = Array.from({ length: places }, (_, index) => index)
  const known = all.filter((index) => !isMissing.has(index))
  return [...pairs(missing, all), ...pairs(known, missing)]
}

const pairs = (from: ReadonlyArray<number>, to: ReadonlyArray<number>): ReadonlyArray<Block> =>
  inChunks(from).flatMap((some) => inChunks(to).map((others) => ({ from: some, to: others })))

const inChunks = (list: ReadonlyArray<number>): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, chunk) =>
    list.slice(chunk * AT_ONCE, (chunk + 1) * AT_ONCE),
  )

const askedBlock = async (table: RoadTable, block: Block, asking: Asking): Promise<E.Either<string, void>> => {
  const indexes = [...new Set([...block.from, ...block.to])]
  const placeOf = new Map(indexes.map((index, place) => [index, place]))
  const named = (list: ReadonlyArray<number>): string => list.map((index) => placeOf.get(index)).join(';')
  const query = `sources=${named(block.from)}&destinations=${named(block.to)}&annotations=duration,distance`
  const places = indexes.flatMap((index) => table.places[index] ?? [])
  const answer = await askedOfOsrm('table', places, query, asking)
  return E.flatMap((said: Readonly<Record<string, unknown>>) =>
    written(table.seconds, table.places.length, block, said['durations']) &&
    written(table.metres, table.places.length, block, said['distances'])
      ? E.right(undefined)
      : E.left('a table that is none'),
  )(answer)
}

/** Writes the figures into the table, rounded up to whole numbers; false where the answer does not fit the request. */
const written = (figures: Int32Array, places: number, { from, to }: Block, answer: unknown): boolean => {
  if (!Array.isArray(answer) || answer.length !== from.length) return false
  return from.every((row, at) => {
    const line: unknown = answer[at]
    if (!Array.isArray(line) || line.length !== to.length) return false
    return to.every((column, place) => {
      const figure = figureOf(line[place])
      if (figure !== undefined) figures[row * places + column] = figure
      return figure !== undefined
    })
  })
}

const MOST = 1_000_000_000

/** OSRM answers null where there is no road. */
const figureOf = (said: unknown): number | undefined => {
  if (said === null) return NO_ROAD
  return typeof said === 'number' && said >= 0 && said <= MOST ? Math.ceil(said) : undefined
}
