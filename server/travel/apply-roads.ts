import type { Coordinates } from '../../src/domain/address'
import { distinctPlaces } from './travel-from-roads'
import type { RoadTable, Travel } from './travel'

/** A problem that is not complete before the roads between its places are known. */
export type ProblemWithoutRoads<P> = {
  readonly places: ReadonlyArray<Coordinates>
  readonly withRoads: (roads: RoadTable) => P
}

/**
 * Requests the roads between the places of a problem, each place once, and completes the problem with them; undefined
 * where the signal is aborted before they are there.
 */
export const applyRoads = async <P>(
  { table }: Pick<Travel, 'table'>,
  { places, withRoads }: ProblemWithoutRoads<P>,
  signal: AbortSignal,
): Promise<{ readonly roads: RoadTable; readonly problem: P } | undefined> => {
  const roads = await Promise.race([table(distinctPlaces(places), signal), whenAborted(signal)]).catch(
    (error: unknown) => {
      if (signal.aborted) return undefined
      throw error
    },
  )
  return roads && { roads, problem: withRoads(roads) }
}

const whenAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
