import type L from 'leaflet'
import type { WorldBox } from '../../domain/map'

/** The visible part of the world, with a margin in parts of its width and height. */
export const visibleBox = (map: L.Map, margin = 0): WorldBox => {
  const scale = 2 ** map.getZoom()
  const { min, max } = map.getPixelBounds()
  const { x, y } = map.getSize().multiplyBy(margin)
  if (min === undefined || max === undefined) return { west: 0, north: 0, east: 0, south: 0 }
  return {
    west: (min.x - x) / scale,
    north: (min.y - y) / scale,
    east: (max.x + x) / scale,
    south: (max.y + y) / scale,
  }
}

/** A higher ratio costs memory without visible gain. */
const MAX_PIXEL_RATIO = 2

/** Canvas pixels per map pixel. */
export const pixelRatio = (): number => Math.min(devicePixelRatio, MAX_PIXEL_RATIO)

/** Every browser supports this many canvas pixels. */
const MAX_PIXELS = 2 ** 24

/** Canvas pixels per map pixel of a large picture. */
export const pixelRatioOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.min(pixelRatio(), Math.sqrt(MAX_PIXELS / (width * height)))
