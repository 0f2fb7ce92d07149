import type { Coordinates } from '../../src/domain/address'
import type { RoadSource } from '../../src/domain/route'
import { rowLookup } from '../../src/domain/problem'
import { NO_ROAD, type LegTable, type Travel } from './travel'

/** The cached part of a table: the rows and columns of places that were requested before. */
export type PartialTable = {
  /** makes the table; it is a function, since a table of thousands of places takes hundreds of megabytes */
  readonly table: () => LegTable
  /** the indexes of the places that are not cached yet */
  readonly missing: ReadonlyArray<number>
}

export type TableCache = {
  readonly put: (table: LegTable) => void
  /** the cached part of the table of these places */
  readonly get: (places: ReadonlyArray<Coordinates>) => PartialTable
  /** the leg between two places, from the latest table that has both */
  readonly leg: (
    from: Coordinates,
    to: Coordinates,
  ) => { readonly seconds: number; readonly metres: number } | undefined
}

type CachedTable = { readonly table: LegTable; readonly rowOf: (place: Coordinates) => number | undefined }

/** Caches the latest tables of one source up to a total size. */
export const tableCache = (source: RoadSource, maxLegs = MAX_CACHED_LEGS): TableCache => {
  let cached: ReadonlyArray<CachedTable> = []
  return {
    put: (table) => {
      if (table.seconds.length > maxLegs) return
      let freeLegs = maxLegs
      cached = [{ table, rowOf: rowLookup(table.places) }, ...cached].filter(
        (entry) => (freeLegs -= entry.table.seconds.length) >= 0,
      )
    },
    get: (places) => {
      const bestMatch = cached.reduce<CachedTable | undefined>(
        (best, entry) => (best === undefined || countKnown(entry, places) > countKnown(best, places) ? entry : best),
        undefined,
      )
      return bestMatch === undefined ? emptyPartialTable(places, source) : extractTable(bestMatch, places)
    },
    leg: (from, to) => {
      for (const { rowOf, table } of cached) {
        const [row, column] = [rowOf(from), rowOf(to)]
        if (row === undefined || column === undefined) continue
        const tableIndex = row * table.places.length + column
        return { seconds: table.seconds[tableIndex] ?? NO_ROAD, metres: table.metres[tableIndex] ?? NO_ROAD }
      }
      return undefined
    },
  }
}

const countKnown = ({ rowOf }: CachedTable, places: ReadonlyArray<Coordinates>): number =>
  places.reduce((count, place) => (rowOf(place) === undefined ? count : count + 1), 0)

const emptyPartialTable = (places: ReadonlyArray<Coordinates>, source: RoadSource): PartialTable => ({
  table: () => emptyTable(places, source),
  missing: places.map((_, index) => index),
})

const emptyTable = (places: ReadonlyArray<Coordinates>, source: RoadSource): LegTable => ({
  places,
  seconds: allocateShared(places.length ** 2),
  metres: allocateShared(places.length ** 2),
  source,
  warning: undefined,
})

const extractTable = ({ table: from, rowOf }: CachedTable, places: ReadonlyArray<Coordinates>): PartialTable => {
  const rows = places.map(rowOf)
  if (rows.length === from.places.length && rows.every((row, index) => row === index))
    return { table: () => from, missing: [] }
  return {
    table: () => copyKnownLegs(from, rows, places),
    missing: rows.flatMap((row, index) => (row === undefined ? [index] : [])),
  }
}

const copyKnownLegs = (
  from: LegTable,
  rows: ReadonlyArray<number | undefined>,
  places: ReadonlyArray<Coordinates>,
): LegTable => {
  const table = emptyTable(places, from.source)
  for (const [targetRow, sourceRow] of rows.entries())
    for (const [column, sourceColumn] of rows.entries()) {
      if (sourceRow === undefined || sourceColumn === undefined) continue
      const tableIndex = sourceRow * from.places.length + sourceColumn
      table.seconds[targetRow * places.length + column] = from.seconds[tableIndex] ?? NO_ROAD
      table.metres[targetRow * places.length + column] = from.metres[tableIndex] ?? NO_ROAD
    }
  return table
}

/** Calculates a table only if no cached table has all of its places. */
export const withTableCache = (travel: Travel, maxLegs?: number): Travel => {
  const tables = tableCache(travel.source, maxLegs)
  return {
    ...travel,
    table: async (places, signal) => {
      const { table, missing } = tables.get(places)
      if (missing.length === 0) return table()
      const computed = await travel.table(places, signal)
      tables.put(computed)
      return computed
    },
  }
}

/**
 * The maximum number of cached legs, enough for a few projects of a thousand stops: 32 MB. Larger tables are not
 * cached.
 */
const MAX_CACHED_LEGS = 4_000_000

/**
 * Memory of large tables that is free to be used again. The garbage collector does not see how large shared memory is
 * and would leave hundreds of megabytes unused; the references are weak, so it can still free them.
 */
let spareBuffers: ReadonlyArray<WeakRef<SharedArrayBuffer>> = []

/** Memory that threads share without copying. */
export const allocateShared = (length: number): Int32Array => {
  const reusable = spareBuffers.find((buffer) => (buffer.deref()?.byteLength ?? 0) >= 4 * length)
  const buffer = length > MAX_CACHED_LEGS ? reusable?.deref() : undefined
  if (buffer === undefined) return new Int32Array(new SharedArrayBuffer(4 * length))
  spareBuffers = spareBuffers.filter((spareBuffer) => spareBuffer !== reusable)
  return new Int32Array(buffer, 0, length).fill(0)
}

/** Frees the memory of a table, which must not be read afterwards. */
export const releaseTable = ({ seconds, metres }: Pick<LegTable, 'seconds' | 'metres'>): void => {
  if (seconds.length <= MAX_CACHED_LEGS) return
  const released = [seconds, metres].flatMap(({ buffer }) =>
    buffer instanceof SharedArrayBuffer ? [new WeakRef(buffer)] : [],
  )
  spareBuffers = [...spareBuffers.filter((spareBuffer) => spareBuffer.deref() !== undefined), ...released]
}
