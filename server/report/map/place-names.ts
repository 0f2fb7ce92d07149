import {
  basemapLabels,
  placeLabels,
  shippedBasemap,
  type Label,
  type LabelStyle,
  type PixelBox,
} from '../../../src/domain/basemap'
import { coordinatesAt } from '../../../src/domain/map'
import { baselineOffsetOf, type Style, type WidthOf } from '../font'
import { mapColours, mapLabelStyles, type Box, type DrawCommand } from '../page'
import type { Projection } from './projection'

/** A pixel of the screen's map on paper, so that both show the same names. */
const POINTS_PER_PIXEL = 0.62

/** At zoom 0, in the middle of the Netherlands. */
const KM_PER_PIXEL = 96

/** The names of places and waters in a box, where nothing is in their way. */
export const placeNames = (
  { toPoint, perKm }: Projection,
  box: Box,
  occupied: ReadonlyArray<Box>,
  widthOf: WidthOf,
): ReadonlyArray<DrawCommand> => {
  const zoom = Math.log2((perKm / POINTS_PER_PIXEL) * KM_PER_PIXEL)
  const { names } = shippedBasemap()
  const labels = basemapLabels({ names, shapes: [] }, zoom).flatMap((label): ReadonlyArray<Label> => {
    const { x, y } = toPoint(coordinatesAt(label.x, label.y))
    const isInside = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
    if (!isInside) return []
    const { size } = styleOf(label.style)
    return [{ ...label, x, y, width: widthOf(label.text, styleOf(label.style)), height: size }]
  })
  return placeLabels(labels, 1, [...edgesOf(box), ...occupied.map(pixelBoxOf)]).map(({ label, dx, dy }) => {
    const style = styleOf(label.style)
    return {
      kind: 'text' as const,
      text: label.text,
      x: label.x + dx - label.width / 2,
      baseline: label.y + dy - style.leading / 2 + baselineOffsetOf(style),
      style,
      halo: mapColours.halo,
    }
  })
}

const styleOf = (style: LabelStyle): Style => mapLabelStyles[style === 'road' ? 'r5' : style]

const pixelBoxOf = ({ x, y, width, height }: Box): PixelBox => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

/** Beyond the box, so that no name is cut off. */
const edgesOf = ({ x, y, width, height }: Box): ReadonlyArray<PixelBox> => [
  { left: -Infinity, top: -Infinity, right: x, bottom: Infinity },
  { left: x + width, top: -Infinity, right: Infinity, bottom: Infinity },
  { left: -Infinity, top: -Infinity, right: Infinity, bottom: y },
  { left: -Infinity, top: y + height, right: Infinity, bottom: Infinity },
]
