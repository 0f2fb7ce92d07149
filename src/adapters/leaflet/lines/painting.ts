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
