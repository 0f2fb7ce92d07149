import type { MapMarker } from '../../domain/map'
import type { PixelBox } from './basemap/place-labels'
import type { Group } from './pins/group'
import { worldX, worldY } from '../../domain/map/web-mercator'

/** What pins, discs and other marks take of the map, in its pixels at a scale. */
export const occupiedBoxesOf = (
  groups: Iterable<Group>,
  markers: Iterable<MapMarker>,
  scale: number,
): ReadonlyArray<PixelBox> => [
  ...Array.from(groups, ({ stops, x, y }) => boxAt(x * scale, y * scale, stops.length === 1 ? PIN : DISC)),
  ...Array.from(markers, ({ coordinates }) =>
    boxAt(worldX(coordinates.lng) * scale, worldY(coordinates.lat) * scale, DISC),
  ),
]

type PinExtent = { readonly halfWidth: number; readonly up: number; readonly down: number }

const PIN: PinExtent = { halfWidth: 17, up: 41, down: 0 }
const DISC: PinExtent = { halfWidth: 22, up: 22, down: 22 }

const boxAt = (x: number, y: number, { halfWidth, up, down }: PinExtent): PixelBox => ({
  left: x - halfWidth,
  top: y - up,
  right: x + halfWidth,
  bottom: y + down,
})
