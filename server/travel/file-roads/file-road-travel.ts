import polyline from '@mapbox/polyline'
import { isSamePlace, type Coordinates } from '../../../src/domain/address'
import { detourLegsBy } from '../../../src/domain/problem'
import { MAX_METRES_FROM_ROAD } from '../../../src/domain/route'
import { pluralise } from '../../../src/domain/text'
import { consecutivePairs } from '../../../src/domain/value'
import type { Roads } from '../../roads'
import { measureDrive } from '../count-legs'
import { pauseAfterSlices } from '../../steps'
import { allocateShared, releaseTable } from '../table-cache'
import type { LegTable, Travel } from '../travel'
import { NO_ROAD } from '../travel'
import { fileWays } from './file-ways'

/** Roads of a file; `next` where they do not lead, or a place is far from all of them. */
export const fileRoadTravel = ({ network, dataDate }: Pick<Roads, 'network' | 'dataDate'>, next: Travel): Travel => {
  const ways = fileWays(network)
  const findLeg: Travel['leg'] = (from, to) => {
    const leg = isSamePlace(from, to) ? undefined : ways.leg(from, to)
    return leg === undefined ? next.leg(from, to) : { ...leg, source: 'file' }
  }

  const linePoints = (from: Coordinates, to: Coordinates): ReadonlyArray<readonly [number, number]> => {
    const line = isSamePlace(from, to) ? undefined : ways.line(from, to)
    if (line !== undefined) return line.map(([lat, lng]) => [lat / 1e7, lng / 1e7])
    const encoded = next.drive([from, to]).polyline
    return encoded === undefined ? [] : polyline.decode(encoded)
  }

  const joinPlaces: Travel['joinPlaces'] = async (places) => {
    await ways.joinPlaces(places, pauseAfterSlices())
    if (!places.every(ways.isOnRoads)) await next.joinPlaces(places)
  }

  /** The lines of paths, so that they are drawn at once within a transaction. */
  const prepareLines = async (paths: ReadonlyArray<ReadonlyArray<Coordinates>>): Promise<void> => {
    const pause = pauseAfterSlices()
    for (const path of paths)
      for (const [from, to] of consecutivePairs(path)) {
        await pause()
        linePoints(from, to)
      }
  }

  return {
    source: 'file',
    dataDate,
    networkKey: network,
    leg: findLeg,
    detourLegs: detourLegsBy(findLeg),
    prefetch: prepareLines,
    requestLegs: (pairs, paths) => joinPlaces([...pairs.flat(), ...paths.flat()]),
    requestDrives: prepareLines,
    joinPlaces,
    drive: (places) => {
      const offRoads = places.filter((place) => !ways.isInLargestPart(place))
      return {
        ...measureDrive(places, findLeg),
        polyline: lineThrough(places, linePoints),
        ...(offRoads.length > 0 && { offRoads }),
      }
    },
    table: async (places, signal) => {
      signal?.throwIfAborted()
      const size = places.length
      const [seconds, metres] = [allocateShared(size * size).fill(NO_ROAD), allocateShared(size * size).fill(NO_ROAD)]
      const pause = pauseAfterSlices(() => {
        if (signal?.aborted === true) releaseTable({ seconds, metres })
        signal?.throwIfAborted()
      })
      await ways.legs(
        places,
        (from, to, leg) => {
          seconds[from * size + to] = leg.seconds
          metres[from * size + to] = leg.metres
        },
        pause,
      )
      const table: LegTable = { places, seconds, metres, source: 'file', warning: undefined }
      const without = await completeTable(table, next, pause)
      return without === 0 ? table : { ...table, warning: offRoadWarning(without, next) }
    },
  }
}

/** Gives the legs that the file does not have; answers how many places have one of those. */
const completeTable = async (
  { places, seconds, metres }: LegTable,
  next: Travel,
  pause: () => Promise<void>,
): Promise<number> => {
  const size = places.length
  if (seconds.reduce((count, leg) => (leg === NO_ROAD ? count + 1 : count), 0) > size) await next.joinPlaces(places)
  const without = new Map<Coordinates, number>()
  for (const [row, from] of places.entries()) {
    await pause()
    for (const [column, to] of places.entries()) {
      const index = row * size + column
      if (seconds[index] !== NO_ROAD) continue
      const leg = row === column ? { seconds: 0, metres: 0 } : next.leg(from, to)
      seconds[index] = leg?.seconds ?? NO_ROAD
      metres[index] = leg?.metres ?? NO_ROAD
      if (row === column || isSamePlace(from, to)) continue
      for (const place of [from, to]) without.set(place, (without.get(place) ?? 0) + 1)
    }
  }
  // A place that no road reaches has no leg to any other; the others lack only those to it.
  const most = Math.max(0, ...without.values())
  return [...without.values()].filter((count) => 2 * count > most).length
}

const nextWords = { osrm: 'the road service', file: 'another file', main: 'main roads', estimate: 'estimates' } as const

const offRoadWarning = (count: number, { source }: Travel): string =>
  `${pluralise(count, 'place')} ${count === 1 ? 'is' : 'are'} more than ${MAX_METRES_FROM_ROAD} m from the roads of the file, or cut off: distances and times there come from ${nextWords[source]}`

/** Lines have five decimals of a degree. */
const LINE_UNIT = 1e-5

const lineThrough = (
  places: ReadonlyArray<Coordinates>,
  linePoints: (from: Coordinates, to: Coordinates) => ReadonlyArray<readonly [number, number]>,
): string | undefined => {
  if (places.length < 2) return undefined
  const points = places.flatMap(({ lat, lng }, index) => {
    const before = places[index - 1]
    const place: [number, number] = [lat, lng]
    return before === undefined ? [place] : [...linePoints(before, places[index] ?? before), place]
  })
  const isRepeated = ([lat, lng]: readonly [number, number], [beforeLat, beforeLng]: readonly [number, number]) =>
    Math.abs(lat - beforeLat) < LINE_UNIT && Math.abs(lng - beforeLng) < LINE_UNIT
  const distinct = points.filter((point, index) => index === 0 || !isRepeated(point, points[index - 1] ?? point))
  return polyline.encode(distinct.map(([lat, lng]): [number, number] => [lat, lng]))
}
