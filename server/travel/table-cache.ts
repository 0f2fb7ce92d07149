import type { Coordinates } from '../../src/domain/address'
import { NO_ROAD, rowsIn } from './travel-from-table'
import { MOST_WAYS, shared } from './table-limit'
import type { RoadTable } from './travel'

/** The known part of a table: the rows and columns of places that were asked for before. */
export type Recalled = {
  /** makes the table; it is a function, since a table of thousands of places takes hundreds of megabytes */
  readonly table: () => RoadTable
  /** the indexes of the places that are not known yet */
  readonly missing: ReadonlyArray<number>
}

export type TableMemory = {
  readonly keep: (table: RoadTable) => void
  /** the known part of the table of these places */
  readonly recall: (places: ReadonlyArray<Coordinates>) => Recalled
  /** the leg between two places, from the latest table that has both */
  readonly way: (
    from: Coordinates,
    to: Coordinates,
  ) => { readonly seconds: number; readonly metres: number } | undefined
}

type Kept = { readonly table: RoadTable; readonly rowOf: (place: Coordinates) => number | undefined }

/** Remembers the latest tables as far as there is room. */
export const tableMemory = (mostWays = MOST_WAYS): TableMemory => {
  let kept: ReadonlyArray<Kept> = []
  return {
    keep: (table) => {
      if (table.seconds.length > mostWays) return
      let room = mostWays
      kept = [{ table, rowOf: rowsIn(table.places) }, ...kept].filter((one) => (room -= one.table.seconds.length) >= 0)
    },
    recall: (places) => {
      const most = kept.reduce<Kept | undefined>(
        (best, one) => (best === undefined || knownBy(one, places) > knownBy(best, places) ? one : best),
        undefined,
      )
      return most === undefined ? nothingKnown(places) : cutOut(most, places)
    },
    way: (from, to) => {
      for (const { rowOf, table } of kept) {
        const [row, column] = [rowOf(from), rowOf(to)]
        if (row === undefined || column === undefined) continue
        const at = row * table.places.length + column
        return { seconds: table.seconds[at] ?? NO_ROAD, metres: table.metres[at] ?? NO_ROAD }
      }
      return undefined
    },
  }
}

const knownBy = ({ rowOf }: Kept, places: ReadonlyArray<Coordinates>): number =>
  places.reduce((count, place) => (rowOf(place) === undefined ? count : count + 1), 0)

const nothingKnown = (places: ReadonlyArray<Coordinates>): Recalled => ({
  table: () => unknownWays(places),
  missing: places.map((_, index) => index),
})

const unknownWays = (places: ReadonlyArray<Coordinates>): RoadTable => ({
  places,
  seconds: shared(places.length ** 2),
  metres: shared(places.length ** 2),
  warning: undefined,
})

const cutOut = ({ table: from, rowOf }: Kept, places: ReadonlyArray<Coordinates>): Recalled => {
  const rows = places.map(rowOf)
  if (rows.length === from.places.length && rows.every((row, index) => row === index))
    return { table: () => from, missing: [] }
  return {
    table: () => knownWays(from, rows, places),
    missing: rows.flatMap((row, index) => (row === undefined ? [index] : [])),
  }
}

const knownWays = (
  from: RoadTable,
  rows: ReadonlyArray<number | undefined>,
  places: ReadonlyArray<Coordinates>,
): RoadTable => {
  const table = unknownWays(places)
  for (const [to, row] of rows.entries())
    for (const [column, known] of rows.entries()) {
      if (row === undefined || known === undefined) continue
      const at = row * from.places.length + known
      table.seconds[to * places.length + column] = from.seconds[at] ?? NO_ROAD
      table.metres[to * places.length + column] = from.metres[at] ?? NO_ROAD
    }
  return table
}
