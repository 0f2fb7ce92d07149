import type { Coordinates } from '../../../src/domain/address'
import { lruMap } from '../../lru-map'
import { keyOf } from '../travel-from-table'
import type { Drive } from '../travel'

/** About ten megabytes, since lines are long texts. */
const MOST_DRIVES = 1_000

export type DriveMemory = {
  readonly keep: (places: ReadonlyArray<Coordinates>, drive: Drive) => void
  readonly recall: (places: ReadonlyArray<Coordinates>) => Drive | undefined
}

/** Remembers the drives that were asked for last. */
export const driveMemory = (most = MOST_DRIVES): DriveMemory => {
  const kept = lruMap<Drive>(most)
  const nameOf = (places: ReadonlyArray<Coordinates>): string => places.map(keyOf).join(' ')
  return {
    keep: (places, drive) => kept.set(nameOf(places), drive),
    recall: (places) => kept.get(nameOf(places)),
  }
}
