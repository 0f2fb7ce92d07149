import type { Edge, DrawCommand } from './page'
import type { Typeface } from './font'

/**
 * Draws inks on the page of the document, each above the one before. Each is a step of its own, since a map has
 * thousands.
 */
export const paint = function* (
  document: PDFKit.PDFDocument,
  typeface: Typeface,
  commands: ReadonlyArray<DrawCommand>,
): Generator<void, void> {
  for (const command of commands) {
    if (command.kind === 'within') {
      document.save().rect(command.box.x, command.box.y, command.box.width, command.box.height).clip()
      yield* paint(document, typeface, command.commands)
      document.restore()
    } else paintOne(document, typeface, command)
    yield
  }
}

const paintOne = (
  document: PDFKit.PDFDocument,
  typeface: Typeface,
  command: Exclude<DrawCommand, { kind: 'within' }>,
): void => {
  switch (command.kind) {
    case 'words':
      typeface.write(command.text, command.x, command.baseline, command.style)
      return
    case 'box':
      document.roundedRect(command.box.x, command.box.y, command.box.width, command.box.height, command.radius)
      finish(document, command.fill, command.edge === undefined ? undefined : { colour: command.edge, width: 0.75 })
      return
    case 'disc':
      for (const { width, colour } of dotsOf(command)) {
        document.moveTo(command.center.x, command.center.y).lineTo(command.center.x, command.center.y)
        document.lineCap('round').lineWidth(width).stroke(colour)
      }
      return
    case 'line':
      trace(document, command.points)
      document.lineCap('round').lineJoin('round').lineWidth(command.width).stroke(command.colour)
      return
    case 'shape':
      trace(document, command.points)
      document.closePath().fill(command.fill)
  }
}

/**
 * A disc is drawn as a line without length and with round ends, which takes a tenth of the bytes of a circle; a map
 * has thousands.
 */
const dotsOf = ({ radius, fill, edge }: Extract<DrawCommand, { kind: 'disc' }>): ReadonlyArray<Edge> => [
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
