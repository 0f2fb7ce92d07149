import { paintStreets, streetTiles } from '../streets/paint-streets'
import type { FontSource, Painting, PainterAnswer, PainterJob, PainterMessage } from './painter-messages'

/** The fonts of this worker. */
declare const fonts: FontFaceSet

const tiles = streetTiles()

addEventListener('message', ({ data: message }: MessageEvent<PainterMessage>) => {
  // An error has to reach the page, which then paints in another way.
  if ('job' in message) runJob(message.job).then((bitmaps) => answer({ id: message.id, bitmaps }), reportError)
  else tiles.keepOrRemove(message.tile)
})

const runJob = async (job: PainterJob): Promise<ReadonlyArray<ImageBitmap>> => {
  switch (job.kind) {
    case 'lines':
      return [paintedBitmap(job.painting, (context) => paintLines(context, job.painting))]
    case 'streets':
      return paintStreets(job.painting, tiles).map((paintLayer) => paintedBitmap(job.painting, paintLayer))
    case 'fonts':
      await Promise.all(job.fonts.map(loadFont))
      return []
  }
}

const answer = (answered: PainterAnswer): void => postMessage(answered, { transfer: [...answered.bitmaps] })

/** Without a font, names are painted with another one. */
const loadFont = async ({ family, source, weight, unicodeRange }: FontSource): Promise<void> => {
  try {
    const font = new FontFace(family, source, { weight, unicodeRange })
    fonts.add(font)
    await font.load()
  } catch {
    return
  }
}

type Size = { readonly width: number; readonly height: number; readonly ratio: number }

const paintedBitmap = (
  { width, height, ratio }: Size,
  paintOn: (context: OffscreenCanvasRenderingContext2D) => void,
): ImageBitmap => {
  const canvas = new OffscreenCanvas(Math.ceil(width * ratio), Math.ceil(height * ratio))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is nothing to paint on.')
  paintOn(context)
  return canvas.transferToImageBitmap()
}

const paintLines = (context: OffscreenCanvasRenderingContext2D, { ratio, strokes, lines }: Painting): void => {
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
