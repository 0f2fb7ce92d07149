import * as E from 'fp-ts/Either'
import type { Coordinates } from '../../../src/domain/address'
import { estimatedTravel } from '../estimated-travel'
import { tableMemory } from '../table-cache'
import type { Drive, RoadTable, Travel } from '../travel'
import { askedDrive } from './fetch-drive'
import { askedTable } from './fetch-table'
import { driveMemory } from './drive-cache'

export type RoadService = {
  readonly url: string
  /** the most time for one request, until its answer is read */
  readonly limitMs?: number
  /** the most time for all requests of one table or plan */
  readonly limitInAllMs?: number
  /** for how long OSRM is not asked after it was away */
  readonly restMs?: number
  /** is told in words that OSRM is away; they never hold a place */
  readonly onAway?: (words: string) => void
}

/** Real roads as long as OSRM answers; otherwise estimates, with a warning. */
export const osrmTravel = (
  { url, limitMs = 5_000, limitInAllMs = 30_000, restMs = 30_000, onAway = () => undefined }: RoadService,
  estimate: Travel = estimatedTravel,
): Travel => {
  const [tables, drives] = [tableMemory(), driveMemory()]
  let awaySince = -Infinity
  const isAway = (): boolean => performance.now() - awaySince < restMs
  const away = (reason: string): void => {
    awaySince = performance.now()
    onAway(`the road service is away: ${reason}`)
  }
  const asking = (...calledOff: ReadonlyArray<AbortSignal>) => ({
    url,
    limitMs,
    signal: AbortSignal.any([AbortSignal.timeout(limitInAllMs), ...calledOff]),
  })

  const estimated = async (places: ReadonlyArray<Coordinates>, signal?: AbortSignal): Promise<RoadTable> => ({
    ...(await estimate.table(places, signal)),
    warning: 'The road service is away: distances and times are estimates',
  })

  const learn = async (paths: ReadonlyArray<ReadonlyArray<Coordinates>>): Promise<void> => {
    const asked = asking()
    for (const places of paths) {
      if (places.length < 2 || drives.recall(places) !== undefined || isAway()) continue
      const drive = await askedDrive(places, asked)
      if (E.isLeft(drive)) away(drive.left)
      else drives.keep(places, drive.right)
    }
  }

  const leg: Travel['leg'] = (from, to) => {
    const way = tables.way(from, to)
    if (way === undefined) return estimate.leg(from, to)
    return way.seconds < 0 || way.metres < 0 ? undefined : way
  }

  /** A drive from the known legs, with straight lines from place to place. */
  const sketched = (places: ReadonlyArray<Coordinates>): Drive => {
    const legs = places.slice(1).map((to, index) => leg(places[index] ?? to, to))
    return {
      ...estimate.drive(places),
      metres: legs.reduce((sum, way) => sum + (way?.metres ?? 0), 0),
      seconds: legs.reduce((sum, way) => sum + (way?.seconds ?? 0), 0),
    }
  }

  return {
    learn,
    leg,
    drive: (places) => {
      const known = drives.recall(places)
      // The road is asked for now but not waited for: the next request has it.
      if (known === undefined) void learn([places])
      return known ?? sketched(places)
    },
    table: async (places, signal) => {
      const recalled = tables.recall(places)
      if (recalled.missing.length === 0) return recalled.table()
      if (isAway()) return estimated(places, signal)
      const table = await askedTable(recalled, asking(...(signal === undefined ? [] : [signal])))
      if (E.isLeft(table)) {
        signal?.throwIfAborted()
        away(table.left)
        return estimated(places, signal)
      }
      tables.keep(table.right)
      return table.right
    },
  }
}
