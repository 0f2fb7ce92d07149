import { setImmediate as othersFirst } from 'node:timers/promises'
import { metresBetween, globePointOf, type Coordinates } from '../../src/domain/address'
import { roadMetres, roadSeconds } from './road-estimate'
import { giveBack, shared } from './table-limit'
import type { RoadTable } from './travel'

/** How long to calculate before the server does other things. */
const BREATH_MS = 10

/** All legs between the places; each is calculated once, since the estimate is the same in both directions. */
export const roadTable = async (places: ReadonlyArray<Coordinates>, signal?: AbortSignal): Promise<RoadTable> => {
  const size = places.length
  const [seconds, metres] = [shared(size * size), shared(size * size)]
  const points = places.map(globePointOf)
  let breathed = performance.now()
  for (const [row, from] of points.entries()) {
    for (let column = 0; column < row; column += 1) {
      const to = points[column] ?? from
      const crow = metresBetween(from, to)
      const [there, back] = [row * size + column, column * size + row]
      seconds[there] = seconds[back] = roadSeconds(crow)
      metres[there] = metres[back] = roadMetres(crow)
    }
    if (performance.now() - breathed < BREATH_MS) continue
    await othersFirst()
    if (signal?.aborted === true) giveBack({ seconds, metres })
    signal?.throwIfAborted()
    breathed = performance.now()
  }
  return { places, seconds, metres, warning: undefined }
}
