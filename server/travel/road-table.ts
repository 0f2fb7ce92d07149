import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Coordinates } from '../../src/domain/address'
import { metresBetween, onGlobe } from './great-circle'
import { roadMetres, roadSeconds } from './road-estimate'
import { giveBack, shared } from './table-room'
import type { RoadTable } from './travel'

/** How long one may reckon before others get their turn. */
const BREATH_MS = 10

/** Every way between the places; the way back is as long, so each is reckoned once. */
export const roadTable = async (places: ReadonlyArray<Coordinates>, signal?: AbortSignal): Promise<RoadTable> => {
  const size = places.length
  const [seconds, metres] = [shared(size * size), shared(size * size)]
  const points = places.map(onGlobe)
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
