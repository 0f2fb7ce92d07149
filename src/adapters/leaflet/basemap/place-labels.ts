import type { Label } from './label'

/** In pixels. */
export type Room = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export type PlacedLabel = { readonly label: Label; readonly dx: number; readonly dy: number }

type Step = readonly [number, number]

/** Each word takes room where nothing is yet: in its place, or moved aside a little; where there is none it is left out. */
export const placedLabels = (
  labels: ReadonlyArray<Label>,
  scale: number,
  taken: ReadonlyArray<Room>,
): ReadonlyArray<PlacedLabel> => {
  const rooms = [...taken]
  return labels.flatMap((label) => {
    for (const [dx, dy] of stepsOf(label)) {
      const room = roomOf(label.x * scale + dx, label.y * scale + dy, label)
      if (rooms.some((other) => overlaps(room, other))) continue
      rooms.push(room)
      return [{ label, dx, dy }]
    }
    return []
  })
}

const stepsOf = ({ width, isRoad }: Label): ReadonlyArray<Step> => {
  const aside = width / 2 + 22
  return isRoad
    ? [[0, 0]]
    : [
        [0, 0],
        [0, 24],
        [0, -22],
        [aside, 0],
        [-aside, 0],
        [0, 34],
        [0, -36],
      ]
}

const roomOf = (x: number, y: number, { width, height }: Label): Room => ({
  left: x - width / 2 - 3,
  top: y - height / 2 - 2,
  right: x + width / 2 + 3,
  bottom: y + height / 2 + 2,
})

const overlaps = (one: Room, other: Room): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
