import type { Coordinates } from '../../src/domain/address'
import { metresBetween, onGlobe } from './great-circle'
import { roadMetres, roadSeconds } from './road-estimate'
import type { RoadTable } from './travel'

/** Every way between the places; the way back is as long, so each is reckoned once. */
export const roadTable = (places: ReadonlyArray<Coordinates>): RoadTable => {
  const size = places.length
  const [seconds, metres] = [new Int32Array(size * size), new Int32Array(size * size)]
  const points = places.map(onGlobe)
  for (const [row, from] of points.entries())
    for (let column = 0; column < row; column += 1) {
      const to = points[column] ?? from
      const crow = metresBetween(from, to)
      const [there, back] = [row * size + column, column * size + row]
      seconds[there] = seconds[back] = roadSeconds(crow)
      metres[there] = metres[back] = roadMetres(crow)
    }
  return { places, seconds, metres }
}
