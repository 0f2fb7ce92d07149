import type { PixelBox } from '../../../domain/basemap'
import { streetKinds, TILE_UNITS, type Street } from '../../../domain/map'
import type { PlacedTile, StreetColours } from '../painting/painter-messages'

/** A text that is rotated about its middle. */
type RotatedText = { readonly text: string; readonly x: number; readonly y: number; readonly angle: number }

export type PlacedName = {
  /** letters, or the whole name where its street is straight */
  readonly texts: ReadonlyArray<RotatedText>
  /** the number of a road, which stands in a frame */
  readonly isRoadNumber: boolean
  readonly width: number
}

type TextContext = Pick<OffscreenCanvasRenderingContext2D, 'measureText'>

type View = {
  readonly zoom: number
  readonly width: number
  readonly height: number
  readonly tiles: ReadonlyArray<PlacedTile>
}

/** Names stand so far apart on a long street, in pixels, at places that do not depend on what is in view. */
const SPACING = 480

/** How near the same name may stand, in pixels. */
const LEAST_REPEAT = 260

/** How much a street may bend under a name from one letter to the next, in radians. */
const MOST_BEND = 0.45

/** In radians: where a name bends less, it is painted as one straight text. */
const STRAIGHT = 0.05

const HALF_HEIGHT = 7
const MARGIN = 5

const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** Roads of which a driver knows the number. */
const ROAD_NUMBER = /^[A-Z]{1,2} ?\d{1,4}$/

/** Names of service roads are wanted where there is room for them. */
const SERVICE_NAMES_ZOOM = 16

/** Names along their streets, those of large and long streets first, where nothing is beneath them. */
export const placeNames = (
  context: TextContext,
  { zoom, width, height, tiles }: View,
  prepared: { readonly get: (key: string) => { readonly streets: ReadonlyArray<Street> } | undefined },
  occupied: ReadonlyArray<PixelBox>,
): ReadonlyArray<PlacedName> => {
  const taken = takenBoxes(occupied)
  const repeats = new Map<string, ReadonlyArray<Point>>()
  const candidates = tiles
    .flatMap((tile) =>
      (prepared.get(tile.key)?.streets ?? []).flatMap((street) =>
        street.name === '' || (street.kind === 'service' && zoom < SERVICE_NAMES_ZOOM)
          ? []
          : [{ street, line: lineOf(street, tile) }],
      ),
    )
    .toSorted((one, other) => rankOf(other.street) - rankOf(one.street) || other.line.length - one.line.length)
  return candidates.flatMap(({ street: { name }, line }) => {
    const isRoadNumber = ROAD_NUMBER.test(name)
    const letters = Array.from(graphemes.segment(name), ({ segment }) => ({
      text: segment,
      width: context.measureText(segment).width,
    }))
    const nameWidth = context.measureText(name).width
    const count = Math.max(1, Math.round(line.length / SPACING))
    return Array.from({ length: count }, (_, index) => ((index + 0.5) * line.length) / count).flatMap((middle) => {
      const at = pointAt(line, middle)
      if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) return []
      const others = repeats.get(name) ?? []
      if (others.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < LEAST_REPEAT)) return []
      const texts = isRoadNumber
        ? [{ text: name, ...at, angle: 0 }]
        : textsAlong(line, name, nameWidth, letters, middle)
      if (texts === undefined || !taken.take(boxesOf(texts, nameWidth))) return []
      repeats.set(name, [...others, at])
      return [{ texts, isRoadNumber, width: nameWidth }]
    })
  })
}

const rankOf = ({ kind }: Street): number => streetKinds.indexOf(kind)

type Point = { readonly x: number; readonly y: number }

/** A street on the picture. */
type Line = {
  readonly points: ReadonlyArray<Point>
  /** how far each point is along the line */
  readonly reached: ReadonlyArray<number>
  readonly length: number
}

const lineOf = ({ points }: Street, { left, top, size }: PlacedTile): Line => {
  const scale = size / TILE_UNITS
  return measured(
    Array.from({ length: points.length / 2 }, (_, index) => ({
      x: left + (points[2 * index] ?? 0) * scale,
      y: top + (points[2 * index + 1] ?? 0) * scale,
    })),
  )
}

const measured = (points: ReadonlyArray<Point>): Line => {
  let length = 0
  const reached = points.map((point, index) => {
    const before = points[index - 1] ?? point
    return (length += Math.hypot(point.x - before.x, point.y - before.y))
  })
  return { points, reached, length }
}

const pointAt = ({ points, reached }: Line, distance: number): Point => {
  const next = reached.findIndex((length) => length >= distance)
  const [to, from] = [points[next] ?? points.at(-1), points[Math.max(0, next - 1)]]
  if (to === undefined || from === undefined) return { x: 0, y: 0 }
  const [end, start] = [reached[next] ?? 0, reached[Math.max(0, next - 1)] ?? 0]
  const share = end > start ? (distance - start) / (end - start) : 1
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
}

type Letter = { readonly text: string; readonly width: number }

/** The name from left to right, about a place of its street; undefined where the street is too short or bends too much. */
const textsAlong = (
  line: Line,
  name: string,
  nameWidth: number,
  letters: ReadonlyArray<Letter>,
  middle: number,
): ReadonlyArray<RotatedText> | undefined => {
  const [start, end] = [middle - nameWidth / 2 - MARGIN, middle + nameWidth / 2 + MARGIN]
  if (start < 0 || end > line.length) return undefined
  if (pointAt(line, end).x < pointAt(line, start).x)
    return textsAlong(measured(line.points.toReversed()), name, nameWidth, letters, line.length - middle)
  let position = start + MARGIN
  const placed = letters.map(({ text, width }) => {
    const [from, to] = [pointAt(line, position), pointAt(line, position + width)]
    const at = pointAt(line, position + width / 2)
    position += width
    return { text, ...at, angle: Math.atan2(to.y - from.y, to.x - from.x) }
  })
  const bends = placed.slice(1).map(({ angle }, index) => Math.abs(angle - (placed[index]?.angle ?? 0)))
  if (bends.some((bend) => bend > MOST_BEND)) return undefined
  const angles = placed.map(({ angle }) => angle)
  if (Math.max(...angles) - Math.min(...angles) > STRAIGHT) return placed
  return [{ text: name, ...pointAt(line, middle), angle: angles[angles.length >> 1] ?? 0 }]
}

/** Boxes about the length of each text, so that a slanting name takes no more room than it has. */
const boxesOf = (texts: ReadonlyArray<RotatedText>, nameWidth: number): ReadonlyArray<PixelBox> =>
  texts.flatMap(({ x, y, angle }) => {
    const half = texts.length === 1 ? nameWidth / 2 : 0
    const steps = Math.ceil((2 * half) / HALF_HEIGHT)
    return Array.from({ length: steps + 1 }, (_, step) => {
      const along = steps === 0 ? 0 : (step / steps) * 2 * half - half
      const [left, top] = [x + Math.cos(angle) * along - HALF_HEIGHT, y + Math.sin(angle) * along - HALF_HEIGHT]
      return { left, top, right: left + 2 * HALF_HEIGHT, bottom: top + 2 * HALF_HEIGHT }
    })
  })

const CELL = 64

/** Boxes by the squares that they touch, so that few are compared. */
const takenBoxes = (occupied: ReadonlyArray<PixelBox>) => {
  const cells = new Map<string, PixelBox[]>()
  const cellsOf = ({ left, top, right, bottom }: PixelBox): ReadonlyArray<string> => {
    const keys: string[] = []
    for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x += 1)
      for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y += 1) keys.push(`${x} ${y}`)
    return keys
  }
  const add = (box: PixelBox): void => {
    for (const key of cellsOf(box)) cells.set(key, [...(cells.get(key) ?? []), box])
  }
  for (const box of occupied) add(box)
  return {
    /** whether all of them were free */
    take: (boxes: ReadonlyArray<PixelBox>): boolean => {
      if (boxes.some((box) => cellsOf(box).some((key) => cells.get(key)?.some((other) => overlaps(box, other)))))
        return false
      for (const box of boxes) add(box)
      return true
    },
  }
}

const overlaps = (one: PixelBox, other: PixelBox): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

const HALO = 3

export const paintNames = (
  context: OffscreenCanvasRenderingContext2D,
  { name, halo, frame }: Pick<StreetColours, 'name' | 'halo' | 'frame'>,
  names: ReadonlyArray<PlacedName>,
): void => {
  const base = context.getTransform()
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.fillStyle = name
  for (const { texts, isRoadNumber, width } of names) {
    const draw = (paintText: (text: string) => void): void => {
      for (const { text, x, y, angle } of texts) {
        context.setTransform(base)
        context.translate(x, y)
        context.rotate(angle)
        paintText(text)
      }
    }
    draw((text) => {
      context.strokeStyle = halo
      context.lineWidth = HALO
      context.strokeText(text, 0, 0)
      if (!isRoadNumber) return
      context.beginPath()
      context.roundRect(-width / 2 - 4, -HALF_HEIGHT, width + 8, 2 * HALF_HEIGHT, 3)
      context.fillStyle = halo
      context.fill()
      context.strokeStyle = frame
      context.lineWidth = 1
      context.stroke()
      context.fillStyle = name
    })
    draw((text) => context.fillText(text, 0, 0.5))
  }
}
