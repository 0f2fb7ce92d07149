import polyline from '@mapbox/polyline'
import { measureDrive } from '../count-legs'
import { pauseAfterSlices } from '../../steps'
import { allocateShared, releaseTable } from '../table-cache'
import type { LegTable, SourcedLeg, Travel } from '../travel'
import { isSamePlace, type Coordinates } from '../../../src/domain/address'
import { mainRoadWays, type MainRoadWays } from './main-road-ways'
import { leastSecondsOfLeg } from './way-speeds'

/** Main roads; `next` where they do not lead, as to an island, abroad, or into the sea. */
export const mainRoadTravel = (next: Travel, ways: MainRoadWays = mainRoadWays()): Travel => {
  const leastElsewhere = next.leastDriveSeconds
  const legBetween: Travel['leg'] = (from, to) =>
    (isSamePlace(from, to) ? undefined : ways.leg(from, to)) ?? next.leg(from, to)

  /** Mostly the way on from a stop is asked for, and then the way from that place to it, which is the same. */
  let last: { readonly from?: Coordinates; readonly to?: Coordinates; readonly leg?: SourcedLeg | undefined } = {}
  const findLeg: Travel['leg'] = (from, to) => {
    if (last.from !== to || last.to !== from) last = { from, to, leg: legBetween(from, to) }
    return last.leg
  }

  const detourLegs: Travel['detourLegs'] = (place, path) => {
    const onRoads = ways.legsToEach(place, path)
    if (onRoads === undefined) return next.detourLegs(place, path)
    const legs = path.map(
      (other, index) => other && ((isSamePlace(place, other) ? undefined : onRoads[index]) ?? next.leg(place, other)),
    )
    return { to: legs, on: legs }
  }

  return {
    ...next,
    source: 'main',
    networkKey: ways,
    leg: findLeg,
    detourLegs,
    leastDriveSeconds: leastElsewhere && ((metres) => Math.min(leastSecondsOfLeg(metres), leastElsewhere(metres))),
    requestDrives: (paths) => ways.joinPlaces(paths.flat(), pauseAfterSlices()),
    joinPlaces: (places) => ways.joinPlaces(places, pauseAfterSlices()),
    drive: (places) => {
      // First, since the legs of the ways that are drawn are then known.
      const line = places.length < 2 ? undefined : polyline.encode(lineThrough(places, ways))
      return { ...measureDrive(places, findLeg), polyline: line }
    },
    table: async (places, signal) => {
      const figures: Pick<LegTable, 'seconds' | 'metres'> = {
        seconds: allocateShared(places.length ** 2),
        metres: allocateShared(places.length ** 2),
      }
      const pause = pauseAfterSlices()
      let unreached = 0
      try {
        await ways.writeMatrices(
          places,
          figures,
          (from, to) => {
            unreached += 1
            const [one, other] = [places[from], places[to]]
            return one && other && next.leg(one, other)
          },
          async () => {
            signal?.throwIfAborted()
            await pause()
          },
        )
      } catch (error) {
        releaseTable(figures)
        throw error
      }
      return { places, ...figures, source: 'main', warning: unreached === 0 ? undefined : unreachedWarning }
    },
  }
}

const unreachedWarning = 'No main road leads to some places: distances and times to them are estimates'

const lineThrough = (places: ReadonlyArray<Coordinates>, ways: MainRoadWays): Array<[number, number]> => {
  const points: Array<[number, number]> = []
  let before: Coordinates | undefined
  for (const place of places) {
    if (before !== undefined) for (const { lat, lng } of ways.bends(before, place)) points.push([lat, lng])
    points.push([place.lat, place.lng])
    before = place
  }
  return points
}
