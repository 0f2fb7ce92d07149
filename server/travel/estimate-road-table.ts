import { setImmediate as othersFirst } from 'node:timers/promises'
import { metresBetween, globePointOf, type Coordinates } from '../../src/domain/address'
import { roadMetres, roadSeconds } from './road-estimate'
import { releaseTable, allocateShared } from './table-limit'
import type { RoadTable } from './travel'

/** How long to calculate before the server does other things. */
const SLICE_MS = 10

/** All legs between the places; each is calculated once, since the estimate is the same in both directions. */
export const estimateRoadTable = async (
  places: ReadonlyArray<Coordinates>,
  signal?: AbortSignal,
): Promise<RoadTable> => {
  const size = places.length
  const [seconds, metres] = [allocateShared(size * size), allocateShared(size * size)]
  const points = places.map(globePointOf)
  let sliceStart = performance.now()
  for (const [row, from] of points.entries()) {
    for (let column = 0; column < row; column += 1) {
      const to = points[column] ?? from
      const straightMetres = metresBetween(from, to)
      const [forward, backward] = [row * size + column, column * size + row]
      seconds[forward] = seconds[backward] = roadSeconds(straightMetres)
      metres[forward] = metres[backward] = roadMetres(straightMetres)
    }
    if (performance.now() - sliceStart < SLICE_MS) continue
    await othersFirst()
    if (signal?.aborted === true) releaseTable({ seconds, metres })
    signal?.throwIfAborted()
    sliceStart = performance.now()
  }
  return { places, seconds, metres, warning: undefined }
}
