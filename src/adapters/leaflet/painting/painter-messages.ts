import type { PixelBox } from '../../../domain/basemap'

/** What the thread that paints is asked for. */
export type PainterJob =
  | { readonly kind: 'lines'; readonly painting: Painting }
  | { readonly kind: 'streets'; readonly painting: StreetPainting }
  /** the fonts that later jobs use; its answer has no pictures */
  | { readonly kind: 'fonts'; readonly fonts: ReadonlyArray<FontSource> }

/** A job is answered by its number; a tile is kept for later jobs. */
export type PainterMessage = { readonly id: number; readonly job: PainterJob } | { readonly tile: StreetTileBytes }

export type PainterAnswer = { readonly id: number; readonly bitmaps: ReadonlyArray<ImageBitmap> }

/** The bytes of a tile; undefined where it is not needed any more. */
export type StreetTileBytes = { readonly key: string; readonly bytes: Uint8Array | undefined }

/** A font of the page, as its style sheet names it. */
export type FontSource = {
  readonly family: string
  readonly source: string
  readonly weight: string
  readonly unicodeRange: string
}

export type StreetPainting = {
  /** in map pixels */
  readonly width: number
  readonly height: number
  /** canvas pixels per map pixel */
  readonly ratio: number
  readonly zoom: number
  readonly colours: StreetColours
  readonly tiles: ReadonlyArray<PlacedTile>
  /** names are painted in a picture of their own; undefined where none are wanted */
  readonly names: { readonly font: string; readonly occupied: ReadonlyArray<PixelBox> } | undefined
}

export type StreetColours = {
  readonly edge: string
  readonly road: string
  readonly name: string
  readonly halo: string
  readonly frame: string
}

/** Where a tile lies on the picture, in map pixels. */
export type PlacedTile = { readonly key: string; readonly left: number; readonly top: number; readonly size: number }

/** The lines to paint, and the size of the painted area in map pixels. */
export type Painting = {
  readonly width: number
  readonly height: number
  /** canvas pixels per map pixel */
  readonly ratio: number
  /** from bottom to top */
  readonly strokes: ReadonlyArray<StrokeStyle>
  readonly lines: ReadonlyArray<PaintedLine>
}

export type StrokeStyle = {
  /** undefined: each line's own colour */
  readonly colour: string | undefined
  readonly width: number
  readonly opacity: number
}

/** A path, and the position of its first point on the painting. */
export type PaintedLine = { readonly data: string; readonly x: number; readonly y: number; readonly tint: string }

/** The opacity of the line of a route (§9). */
const OPACITY = 0.85

/**
 * The colour that a line of that opacity has on a white line. One opaque line of this colour looks the same as the two,
 * and draws in half the time.
 */
export const tintOf = (hex: string): string =>
  `#${[1, 3, 5].map((offset) => mixWithWhite(Number.parseInt(hex.slice(offset, offset + 2), 16))).join('')}`

const mixWithWhite = (channel: number): string =>
  Math.round(channel * OPACITY + 255 * (1 - OPACITY))
    .toString(16)
    .padStart(2, '0')
