import type { Ink } from './page'
import type { Typeface } from './type'

/** Puts inks on the document's page, the first undermost. */
export const paint = (document: PDFKit.PDFDocument, typeface: Typeface, inks: ReadonlyArray<Ink>): void => {
  for (const ink of inks) paintOne(document, typeface, ink)
}

const paintOne = (document: PDFKit.PDFDocument, typeface: Typeface, ink: Ink): void => {
  switch (ink.kind) {
    case 'words':
      typeface.write(ink.text, ink.x, ink.baseline, ink.style)
      return
    case 'box':
      document.roundedRect(ink.box.x, ink.box.y, ink.box.width, ink.box.height, ink.radius)
      finish(document, ink.fill, ink.edge === undefined ? undefined : { colour: ink.edge, width: 0.75 })
      return
    case 'disc':
      document.circle(ink.at.x, ink.at.y, ink.radius)
      finish(document, ink.fill, ink.edge)
      return
    case 'line':
      trace(document, ink.points)
      document.lineCap('round').lineJoin('round').lineWidth(ink.width).stroke(ink.colour)
      return
    case 'shape':
      trace(document, ink.points)
      document.closePath().fill(ink.fill)
      return
    case 'within':
      document.save().rect(ink.box.x, ink.box.y, ink.box.width, ink.box.height).clip()
      paint(document, typeface, ink.inks)
      document.restore()
  }
}

const trace = (
  document: PDFKit.PDFDocument,
  points: ReadonlyArray<{ readonly x: number; readonly y: number }>,
): void => {
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) document.moveTo(x, y)
    else document.lineTo(x, y)
  }
}

type Edge = { readonly colour: string; readonly width: number } | undefined

const finish = (document: PDFKit.PDFDocument, fill: string | undefined, edge: Edge): void => {
  if (edge !== undefined) document.lineWidth(edge.width)
  if (fill !== undefined && edge !== undefined) document.fillAndStroke(fill, edge.colour)
  else if (fill !== undefined) document.fill(fill)
  else if (edge !== undefined) document.stroke(edge.colour)
}
