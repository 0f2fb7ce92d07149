import { tableCache } from './table-cache'
import type { Travel } from './travel'

/** Calculates a table only if no cached table has all of its places. */
export const withTableCache = (travel: Travel, maxLegs?: number): Travel => {
  const tables = tableCache(maxLegs)
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
