import type { Edge, Ink } from './page'
import type { Typeface } from './font'

/**
 * Draws inks on the page of the document, each above the one before. Each is a step of its own, since a map has
 * thousands.
 */
export const paint = function* (
  document: PDFKit.PDFDocument,
  typeface: Typeface,
  inks: ReadonlyArray<Ink>,
): Generator<void, void> {
  for (const ink of inks) {
    if (ink.kind === 'within') {
      document.save().rect(ink.box.x, ink.box.y, ink.box.width, ink.box.height).clip()
      yield* paint(document, typeface, ink.inks)
      document.restore()
    } else paintOne(document, typeface, ink)
    yield
  }
}

const paintOne = (document: PDFKit.PDFDocument, typeface: Typeface, ink: Exclude<Ink, { kind: 'within' }>): void => {
  switch (ink.kind) {
    case 'words':
      typeface.write(ink.text, ink.x, ink.baseline, ink.style)
      return
    case 'box':
      document.roundedRect(ink.box.x, ink.box.y, ink.box.width, ink.box.height, ink.radius)
      finish(document, ink.fill, ink.edge === undefined ? undefined : { colour: ink.edge, width: 0.75 })
      return
    case 'disc':
      for (const { width, colour } of dotsOf(ink)) {
        document.moveTo(ink.at.x, ink.at.y).lineTo(ink.at.x, ink.at.y)
        document.lineCap('round').lineWidth(width).stroke(colour)
      }
      return
    case 'line':
      trace(document, ink.points)
      document.lineCap('round').lineJoin('round').lineWidth(ink.width).stroke(ink.colour)
      return
    case 'shape':
      trace(document, ink.points)
      document.closePath().fill(ink.fill)
  }
}

/**
 * A disc is drawn as a line without length and with round ends, which takes a tenth of the bytes of a circle; a map
 * has thousands.
 */
const dotsOf = ({ radius, fill, edge }: Extract<Ink, { kind: 'disc' }>): ReadonlyArray<Edge> => [
  ...(edge === undefined ? [] : [{ width: 2 * radius + edge.width, colour: edge.colour }]),
  { width: 2 * radius - (edge?.width ?? 0), colour: fill },
]

const trace = (
  document: PDFKit.PDFDocument,
  points: ReadonlyArray<{ readonly x: number; readonly y: number }>,
): void => {
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) document.moveTo(x, y)
    else document.lineTo(x, y)
  }
}

const finish = (document: PDFKit.PDFDocument, fill: string | undefined, edge: Edge | undefined): void => {
  if (edge !== undefined) document.lineWidth(edge.width)
  if (fill !== undefined && edge !== undefined) document.fillAndStroke(fill, edge.colour)
  else if (fill !== undefined) document.fill(fill)
  else if (edge !== undefined) document.stroke(edge.colour)
}
