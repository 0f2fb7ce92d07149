/** Lines as the page has them, and the piece of the map, in pixels, that is wanted of them. */
export type Painting = {
  readonly width: number
  readonly height: number
  /** pixels of the screen to one of the map */
  readonly ratio: number
  /** from the bottom up */
  readonly strokes: ReadonlyArray<StrokeStyle>
  readonly lines: ReadonlyArray<PaintedLine>
}

export type StrokeStyle = {
  /** none: each line's own */
  readonly colour: string | undefined
  readonly width: number
  readonly opacity: number
}

/** A path, and where on the painting its first point is. */
export type PaintedLine = { readonly data: string; readonly x: number; readonly y: number; readonly tint: string }

export const paint = (context: OffscreenCanvasRenderingContext2D, { ratio, strokes, lines }: Painting): void => {
  context.lineJoin = 'round'
  context.lineCap = 'round'
  for (const { data, x, y, tint } of lines) {
    const path = new Path2D(data)
    context.setTransform(ratio, 0, 0, ratio, x * ratio, y * ratio)
    for (const { colour, width, opacity } of strokes) {
      context.strokeStyle = colour ?? tint
      context.lineWidth = width
      context.globalAlpha = opacity
      context.stroke(path)
    }
  }
}
