import { coordinatesAt, intersects, overlapsDeliveryRegion, type WorldBox } from '../../../domain/map'
import { BASE_ZOOM, countryCentre, type PreparedShape } from './prepared-shapes'

/** The CSS variables of the map's colours. */
export const colourVariables = [
  '--rr-map-sea',
  '--rr-map-neighbour',
  '--rr-map-land',
  '--rr-map-coast',
  '--rr-map-province',
  '--rr-map-water',
  '--rr-map-road-edge',
  '--rr-map-road',
] as const

export type ColourVariable = (typeof colourVariables)[number]

export type ColourLookup = (name: ColourVariable) => string

type PaintContext = {
  readonly context: CanvasRenderingContext2D
  readonly zoom: number
  readonly colour: ColourLookup
  /** above the basemap, whose roads lie beside them */
  readonly areStreetsShown: boolean
  /** whether the server has streets, which may be of any country */
  readonly hasStreetTiles: boolean
}

/** Paints the part of the basemap in the view; line widths are in screen pixels at every zoom. */
export const paintBasemap = (
  paintContext: PaintContext,
  shapes: ReadonlyArray<PreparedShape>,
  view: WorldBox,
  ratio: number,
): void => {
  const { context, zoom, colour, areStreetsShown, hasStreetTiles } = paintContext
  const scale = 2 ** zoom
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = colour(hasStreetTiles && isAbroad(view) ? '--rr-map-neighbour' : '--rr-map-sea')
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  const pixelScale = 2 ** (zoom - BASE_ZOOM) * ratio
  const [left, top] = [(countryCentre.x - view.west) * scale * ratio, (countryCentre.y - view.north) * scale * ratio]
  context.setTransform(pixelScale, 0, 0, pixelScale, left, top)
  context.lineJoin = 'round'
  context.lineCap = 'round'
  const visible = shapes.filter(({ box }) => intersects(box, view))
  const layers = layersAt(zoom).filter(({ kind }) => kind !== 'road' || !areStreetsShown)
  for (const layer of layers)
    for (const shape of visible) if (shape.kind === layer.kind) paint(paintContext, shape, layer)
}

/** Outside the delivery region the basemap knows no coast, so that where streets may be, all is painted as land. */
const isAbroad = ({ west, north, east, south }: WorldBox): boolean =>
  !overlapsDeliveryRegion({ southWest: coordinatesAt(west, south), northEast: coordinatesAt(east, north) })

type PaintLayer = {
  readonly kind: PreparedShape['kind']
  readonly fill?: ColourVariable
  readonly line?: ColourVariable
  readonly width: (rank: number) => number
  readonly dash?: ReadonlyArray<number>
}

const constantWidth = (width: number) => () => width

/** What is painted at a zoom, from bottom to top. */
const layersAt = (zoom: number): ReadonlyArray<PaintLayer> => [
  { kind: 'neighbour', fill: '--rr-map-neighbour', line: '--rr-map-coast', width: constantWidth(0.75) },
  { kind: 'land', fill: '--rr-map-land', line: '--rr-map-coast', width: constantWidth(1) },
  { kind: 'province', line: '--rr-map-province', width: constantWidth(zoom < 9 ? 1 : 1.25), dash: [1, 3] },
  { kind: 'water', fill: '--rr-map-water', line: '--rr-map-coast', width: constantWidth(0.75) },
  { kind: 'island', fill: '--rr-map-land', line: '--rr-map-coast', width: constantWidth(0.75) },
  {
    kind: 'river',
    line: '--rr-map-water',
    width: (rank) => (rank === 1 ? mainRiverWidth(zoom) : minorRiverWidth(zoom)),
  },
  ...(zoom < MIN_ROAD_ZOOM
    ? []
    : ([
        { kind: 'road', line: '--rr-map-road-edge', width: constantWidth(roadWidth(zoom) + 2) },
        { kind: 'road', line: '--rr-map-road', width: constantWidth(roadWidth(zoom)) },
      ] as const)),
]

const MIN_ROAD_ZOOM = 8.5

/** The width below zoom 9, below 11, and from 11. */
const byZoom = (far: number, medium: number, near: number) => (zoom: number) => {
  if (zoom < 9) return far
  return zoom < 11 ? medium : near
}
const mainRiverWidth = byZoom(1.5, 3, 5)
const minorRiverWidth = byZoom(0, 1.2, 2.2)

const roadWidth = (zoom: number): number => {
  if (zoom < 10) return 1.5
  return zoom < 12 ? 2.5 : 4
}

const paint = ({ context, zoom, colour }: PaintContext, { path, rank }: PreparedShape, layer: PaintLayer): void => {
  const pixel = 2 ** (BASE_ZOOM - zoom)
  if (layer.fill !== undefined) {
    context.fillStyle = colour(layer.fill)
    context.fill(path)
  }
  const width = layer.width(rank)
  if (layer.line === undefined || width === 0) return
  context.strokeStyle = colour(layer.line)
  context.lineWidth = width * pixel
  context.setLineDash((layer.dash ?? []).map((length) => length * pixel))
  context.stroke(path)
}
