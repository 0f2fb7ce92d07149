import type { Mark } from '../../domain/map'
import type { Room } from './basemap/place-labels'
import type { Group } from './pins/group'
import { worldX, worldY } from '../../domain/map/web-mercator'

/** What pins, discs and other marks take of the map, in its pixels at a scale. */
export const roomsOf = (groups: Iterable<Group>, marks: Iterable<Mark>, scale: number): ReadonlyArray<Room> => [
  ...Array.from(groups, ({ stops, x, y }) => roomAt(x * scale, y * scale, stops.length === 1 ? PIN : DISC)),
  ...Array.from(marks, ({ at }) => roomAt(worldX(at.lng) * scale, worldY(at.lat) * scale, DISC)),
]

type Reach = { readonly aside: number; readonly up: number; readonly down: number }

const PIN: Reach = { aside: 17, up: 41, down: 0 }
const DISC: Reach = { aside: 22, up: 22, down: 22 }

const roomAt = (x: number, y: number, { aside, up, down }: Reach): Room => ({
  left: x - aside,
  top: y - up,
  right: x + aside,
  bottom: y + down,
})
