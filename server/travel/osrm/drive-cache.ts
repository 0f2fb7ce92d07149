import type { Coordinates } from '../../../src/domain/address'
import { lruMap } from '../../lru-map'
import { keyOf } from '../travel-from-table'
import type { Drive } from '../travel'

/** About ten megabytes, since lines are long texts. */
const MAX_DRIVES = 1_000

export type DriveCache = {
  readonly put: (places: ReadonlyArray<Coordinates>, drive: Drive) => void
  readonly get: (places: ReadonlyArray<Coordinates>) => Drive | undefined
}

/** Remembers the drives that were asked for last. */
export const driveCache = (maxDrives = MAX_DRIVES): DriveCache => {
  const cache = lruMap<Drive>(maxDrives)
  const cacheKeyOf = (places: ReadonlyArray<Coordinates>): string => places.map(keyOf).join(' ')
  return {
    put: (places, drive) => cache.set(cacheKeyOf(places), drive),
    get: (places) => cache.get(cacheKeyOf(places)),
  }
}
