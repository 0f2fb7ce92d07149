import type { Label } from './basemap-labels'

/** A box in map pixels. */
export type PixelBox = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export type PlacedLabel = { readonly label: Label; readonly dx: number; readonly dy: number }

type Offset = readonly [number, number]

/** Places each label where nothing overlaps it: at its point, or moved slightly; otherwise it is left out. */
export const placeLabels = (
  labels: ReadonlyArray<Label>,
  scale: number,
  occupied: ReadonlyArray<PixelBox>,
): ReadonlyArray<PlacedLabel> => {
  const boxes = [...occupied]
  return labels.flatMap((label) => {
    for (const [dx, dy] of offsetsOf(label)) {
      const box = labelBoxAt({ label, dx, dy }, scale)
      if (boxes.some((otherBox) => overlaps(box, otherBox))) continue
      boxes.push(box)
      return [{ label, dx, dy }]
    }
    return []
  })
}

const offsetsOf = ({ width, isRoad }: Label): ReadonlyArray<Offset> => {
  const sideways = width / 2 + 22
  return isRoad
    ? [[0, 0]]
    : [
        [0, 0],
        [0, 24],
        [0, -22],
        [sideways, 0],
        [-sideways, 0],
        [0, 34],
        [0, -36],
      ]
}

/** With a margin, in map pixels at a scale. */
export const labelBoxAt = ({ label: { x, y, width, height }, dx, dy }: PlacedLabel, scale: number): PixelBox => {
  const [centreX, centreY] = [x * scale + dx, y * scale + dy]
  return {
    left: centreX - width / 2 - 3,
    top: centreY - height / 2 - 2,
    right: centreX + width / 2 + 3,
    bottom: centreY + height / 2 + 2,
  }
}

const overlaps = (first: PixelBox, second: PixelBox): boolean =>
  first.left < second.right && first.right > second.left && first.top < second.bottom && first.bottom > second.top
