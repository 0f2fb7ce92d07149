import { tableMemory } from './table-cache'
import type { Travel } from './travel'

/** Calculates a table only if no remembered table has all of its places. */
export const rememberingTables = (travel: Travel, mostWays?: number): Travel => {
  const tables = tableMemory(mostWays)
  return {
    ...travel,
    table: async (places, signal) => {
      const { table, missing } = tables.recall(places)
      if (missing.length === 0) return table()
      const reckoned = await travel.table(places, signal)
      tables.keep(reckoned)
      return reckoned
    },
  }
}
