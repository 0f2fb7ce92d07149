import type { Label } from './labels-at'

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
      const box = boxOf(label.x * scale + dx, label.y * scale + dy, label)
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

const boxOf = (x: number, y: number, { width, height }: Label): PixelBox => ({
  left: x - width / 2 - 3,
  top: y - height / 2 - 2,
  right: x + width / 2 + 3,
  bottom: y + height / 2 + 2,
})

const overlaps = (first: PixelBox, second: PixelBox): boolean =>
  first.left < second.right && first.right > second.left && first.top < second.bottom && first.bottom > second.top
