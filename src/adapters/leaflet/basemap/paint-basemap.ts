import { meets, type Box } from '../../../domain/map/web-mercator'
import { MADE_AT, middle, type Drawing } from './prepared-shapes'

/** The theme's colours that a map is painted in. */
export const paints = [
  '--rr-map-sea',
  '--rr-map-neighbour',
  '--rr-map-land',
  '--rr-map-coast',
  '--rr-map-province',
  '--rr-map-water',
  '--rr-map-road-edge',
  '--rr-map-road',
] as const

export type Paint = (typeof paints)[number]

export type Colour = (name: Paint) => string

type Brush = { readonly context: CanvasRenderingContext2D; readonly zoom: number; readonly colour: Colour }

/** Widths are in pixels of the screen, whatever the zoom. */
export const paintBasemap = (brush: Brush, drawings: ReadonlyArray<Drawing>, view: Box, ratio: number): void => {
  const { context, zoom, colour } = brush
  const scale = 2 ** zoom
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = colour('--rr-map-sea')
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  const stretch = 2 ** (zoom - MADE_AT) * ratio
  const [left, top] = [(middle.x - view.west) * scale * ratio, (middle.y - view.north) * scale * ratio]
  context.setTransform(stretch, 0, 0, stretch, left, top)
  context.lineJoin = 'round'
  context.lineCap = 'round'
  const visible = drawings.filter(({ box }) => meets(box, view))
  for (const layer of layersAt(zoom))
    for (const drawing of visible) if (drawing.kind === layer.kind) paint(brush, drawing, layer)
}

type Layer = {
  readonly kind: Drawing['kind']
  readonly fill?: Paint
  readonly line?: Paint
  readonly width: (rank: number) => number
  readonly dash?: ReadonlyArray<number>
}

const always = (width: number) => () => width

/** From the bottom up. */
const layersAt = (zoom: number): ReadonlyArray<Layer> => [
  { kind: 'neighbour', fill: '--rr-map-neighbour', line: '--rr-map-coast', width: always(0.75) },
  { kind: 'land', fill: '--rr-map-land', line: '--rr-map-coast', width: always(1) },
  { kind: 'province', line: '--rr-map-province', width: always(zoom < 9 ? 1 : 1.25), dash: [1, 3] },
  { kind: 'water', fill: '--rr-map-water', line: '--rr-map-coast', width: always(0.75) },
  { kind: 'island', fill: '--rr-map-land', line: '--rr-map-coast', width: always(0.75) },
  { kind: 'river', line: '--rr-map-water', width: (rank) => (rank === 1 ? broad(zoom) : narrow(zoom)) },
  ...(zoom < FIRST_ROADS
    ? []
    : ([
        { kind: 'road', line: '--rr-map-road-edge', width: always(roadWidth(zoom) + 2) },
        { kind: 'road', line: '--rr-map-road', width: always(roadWidth(zoom)) },
      ] as const)),
]

const FIRST_ROADS = 8.5

/** One width below zoom 9, one below 11, one from there on. */
const byZoom = (far: number, between: number, near: number) => (zoom: number) => {
  if (zoom < 9) return far
  return zoom < 11 ? between : near
}
const broad = byZoom(1.5, 3, 5)
const narrow = byZoom(0, 1.2, 2.2)

const roadWidth = (zoom: number): number => {
  if (zoom < 10) return 1.5
  return zoom < 12 ? 2.5 : 4
}

const paint = ({ context, zoom, colour }: Brush, { path, rank }: Drawing, layer: Layer): void => {
  const pixel = 2 ** (MADE_AT - zoom)
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
