import type { MapSketch, SketchLine } from '../content'
import { colours, type Box, type Ink, type Point } from '../page'
import type { WidthOf } from '../font'
import { chipsOnMap } from './place-chips'
import { headquartersSign, stopDot } from './map-symbols'
import { projected, type Projection } from './projection'
import { chipBox, routeChip } from './route-chip'
import { mapKey } from './map-legend'
import { thinned } from './thin-line'

/** The distance between the frame and the outermost stop. */
const MARGIN = 22
const CHIP = 11
/** The room below the frame for the key. */
const KEY_HEIGHT = 16

/** Draws the lines first, then stops, headquarters and route numbers above them, and the key below the frame. */
export const drawnMap = (sketch: MapSketch, place: Box, widthOf: WidthOf): ReadonlyArray<Ink> => {
  const box = { ...place, height: place.height - KEY_HEIGHT }
  const projection = projected(sketch.frame, inner(box, MARGIN))
  const lines = sketch.lines.map((line) => ({ ...line, path: thinned(line.points.map(projection.onto)) }))
  return [
    { kind: 'box', box, radius: 6, fill: colours.sunken },
    {
      kind: 'within',
      box,
      inks: [
        ...lines.flatMap(({ path, hex }) => lineInks(path, hex)),
        ...dotInks(sketch, projection),
        ...sketch.headquarters.flatMap((at) => headquartersSign(projection.onto(at))),
        ...chipInks(sketch, projection, box, widthOf),
      ],
    },
    { kind: 'box', box, radius: 6, edge: colours.line },
    ...mapKey(projection.perKm, keyBelow(box), widthOf),
  ]
}

const keyBelow = ({ x, y, width, height }: Box): Box => ({ x, y: y + height, width, height: KEY_HEIGHT })

const inner = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

/** With a white edge, so that crossing lines can be told apart. */
const lineInks = (points: ReadonlyArray<Point>, hex: string): ReadonlyArray<Ink> => [
  { kind: 'line', points, width: 3.2, colour: colours.paper },
  { kind: 'line', points, width: 1.8, colour: hex },
]

const dotInks = ({ dots }: MapSketch, { onto }: Projection): ReadonlyArray<Ink> =>
  dots.map(({ at, hex, isPlanned }) => stopDot(onto(at), hex, isPlanned))

const chipInks = ({ lines, dots }: MapSketch, { onto }: Projection, box: Box, widthOf: WidthOf): ReadonlyArray<Ink> => {
  const numberOf = ({ routeIndex }: SketchLine): string => String(routeIndex + 1)
  const boxAt = (route: SketchLine, at: Point): Box => {
    const chip = chipBox(numberOf(route), at, CHIP, widthOf)
    return { ...chip, x: chip.x - chip.width / 2 }
  }
  const placesOf = new Map<number | undefined, Point[]>(lines.map(({ routeIndex }) => [routeIndex, []]))
  for (const { routeIndex, at } of dots) placesOf.get(routeIndex)?.push(onto(at))
  const numbered = lines.flatMap((route) => {
    const [from] = route.points
    const places = placesOf.get(route.routeIndex) ?? []
    return from === undefined ? [] : [{ route, from: onto(from), places }]
  })
  return chipsOnMap(numbered, boxAt, box).flatMap(({ route, at }) =>
    routeChip(numberOf(route), route.colour, boxAt(route, at), widthOf),
  )
}
