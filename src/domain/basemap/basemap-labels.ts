import { worldX, worldY } from '../map'
import type { Basemap, PlaceName, BasemapShape } from './decode-basemap'

/** How a label is written: a place by its rank, a water, a country, or the number of a road. */
export type LabelStyle = 'r1' | 'r2' | 'r3' | 'r4' | 'r5' | 'water' | 'area' | 'road'

/** A text on the map: its place and its size. */
export type Label = {
  readonly key: string
  readonly text: string
  readonly style: LabelStyle
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isRoad: boolean
}

/** The minimum zoom, style and font size of each rank. */
const ranks = [
  { rank: 1, minZoom: 5, style: 'r1', size: 14 },
  { rank: 2, minZoom: 7.5, style: 'r2', size: 13 },
  { rank: 3, minZoom: 9, style: 'r3', size: 12 },
  { rank: 4, minZoom: 10, style: 'r4', size: 11 },
  { rank: 5, minZoom: 11.25, style: 'r5', size: 11 },
] as const

/** Labels of a zoom level, most important first. */
export const basemapLabels = ({ names, shapes }: Basemap, zoom: number): ReadonlyArray<Label> => [
  ...ranks.flatMap(({ rank, minZoom, style, size }) =>
    zoom < minZoom
      ? []
      : names
          .filter((name) => name.kind === 'place' && name.rank === rank)
          .map((name) => labelOf(name, style, size * 0.56, size)),
  ),
  ...names
    .filter(({ kind, rank }) => kind === 'water-label' && (rank === 1 || zoom >= 8))
    .map((name) => labelOf(name, 'water', 7, 12)),
  ...names
    .filter(({ kind }) => kind === 'country-label' && zoom < 9)
    .map((name) => labelOf({ ...name, name: name.name.toUpperCase() }, 'area', 11, 12)),
  ...(zoom < 9 ? [] : shapes.filter(({ kind }) => kind === 'road').flatMap((road) => roadSignsOf(road, 2 ** zoom))),
]

const labelOf = (
  { name, kind, lat, lng }: PlaceName,
  style: LabelStyle,
  letterWidth: number,
  height: number,
): Label => ({
  key: `${kind} ${name}`,
  text: name,
  style,
  x: worldX(lng),
  y: worldY(lat),
  width: name.length * letterWidth,
  height,
  isRoad: false,
})

/** Pixels along a road between two signs. */
const SIGN_SPACING = 330

const roadSignsOf = ({ ref, paths }: BasemapShape, scale: number): ReadonlyArray<Label> => {
  const signs: Label[] = []
  let [lastX, lastY] = [-Infinity, -Infinity]
  for (const { lat, lng } of paths.flat()) {
    const [x, y] = [worldX(lng), worldY(lat)]
    if (Math.hypot(x - lastX, y - lastY) * scale < SIGN_SPACING) continue
    lastX = x
    lastY = y
    const key = `${ref} ${signs.length}`
    signs.push({ key, text: ref, style: 'road', x, y, width: 26, height: 14, isRoad: true })
  }
  return signs
}
