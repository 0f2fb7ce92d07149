import { Readable } from 'node:stream'
import type { ReportContent } from './content'
import { pagesOf, type Box, type Page, type Edge, type DrawCommand } from './page'
import { headAndFoot } from './sections/head-and-foot'
import { sectionsOf } from './sections/sections-of'
import { openTypeface, type Typeface } from './font'
import { pauseLongWork, runInSteps } from '../steps'

/**
 * The report as a PDF stream; a page is drawn when the consumer asks for more. All pages are laid out before the first,
 * unless `closed` is aborted meanwhile.
 */
export const writeReport = (content: ReportContent, closed?: AbortSignal): Readable =>
  Readable.from(chunksOf(content, closed), { objectMode: false })

const COMMANDS_PER_BATCH = 1_000

const chunksOf = async function* (content: ReportContent, closed: AbortSignal | undefined): AsyncGenerator<Uint8Array> {
  const document = await openDocument(content)
  const typeface = openTypeface(document)
  const pages = await layOutPages(content, typeface, closed)
  for (const [index, page] of pages.entries()) {
    await pauseLongWork()
    if (closed?.aborted === true) return
    document.addPage()
    if (page.isFirst) document.outline.addItem(page.title)
    const commands = [
      ...headAndFoot(content, page, { number: index + 1, total: pages.length }, typeface.widthOf),
      ...page.placed.flatMap(({ block, top }) => block.draw(top)),
    ]
    await runInSteps(paint(document, typeface, commands), { stepsPerBatch: COMMANDS_PER_BATCH })
    yield* readWrittenChunk(document)
  }
  document.end()
  yield* readWrittenChunk(document)
}

/** pdfkit is large, so it is loaded for the first report. */
const openDocument = async ({ project, madeAt }: ReportContent): Promise<PDFKit.PDFDocument> => {
  const { default: Pdf } = await import('pdfkit')
  return new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    // Otherwise pdfkit would load one of its own fonts.
    font: '',
    lang: 'en',
    displayTitle: true,
    info: { Title: project, Creator: 'Rondrit', Producer: 'Rondrit', CreationDate: madeAt, ModDate: madeAt },
  })
}

/** All pages are laid out first, because each page prints the page count. The event loop runs between two pages. */
const layOutPages = async (
  content: ReportContent,
  { widthOf }: Typeface,
  closed: AbortSignal | undefined,
): Promise<ReadonlyArray<Page>> => {
  const pages: Page[] = []
  for (const section of sectionsOf(content, widthOf)) {
    for (const page of pagesOf(section)) {
      pages.push(page)
      await pauseLongWork()
      if (closed?.aborted === true) return pages
    }
  }
  return pages
}

const readWrittenChunk = function* (document: PDFKit.PDFDocument): Generator<Uint8Array> {
  const chunk: unknown = document.read()
  if (chunk instanceof Uint8Array) yield chunk
}

/** Draws commands in order. Yields after each one, because a map has thousands. */
const paint = function* (
  document: PDFKit.PDFDocument,
  typeface: Typeface,
  commands: ReadonlyArray<DrawCommand>,
): Generator<void, void> {
  for (const command of commands) {
    if (command.kind === 'clip') {
      document
        .save()
        .roundedRect(command.box.x, command.box.y, command.box.width, command.box.height, command.radius)
        .clip()
      yield* paint(document, typeface, command.commands)
      document.restore()
    } else paintOne(document, typeface, command)
    yield
  }
}

const paintOne = (
  document: PDFKit.PDFDocument,
  typeface: Typeface,
  command: Exclude<DrawCommand, { kind: 'clip' }>,
): void => {
  switch (command.kind) {
    case 'text':
      typeface.write(command.text, command.x, command.baseline, command.style, command.halo)
      return
    case 'box':
      document.roundedRect(command.box.x, command.box.y, command.box.width, command.box.height, command.radius)
      fillAndStroke(
        document,
        command.fill,
        command.edge === undefined ? undefined : { colour: command.edge, width: 0.75 },
      )
      return
    case 'disc':
      for (const { width, colour } of dotsOf(command)) {
        document.moveTo(command.center.x, command.center.y).lineTo(command.center.x, command.center.y)
        document.lineCap('round').lineWidth(width).stroke(colour)
      }
      return
    case 'line':
      tracePath(document, command.points)
      document.lineCap('round').lineJoin('round').lineWidth(command.width).stroke(command.colour)
      return
    case 'boxes':
      document.save().translate(command.origin.x, command.origin.y).scale(command.unit)
      traceBoxes(document, command.boxes)
      document.fill(command.fill).restore()
      return
    case 'shape':
      tracePath(document, command.points)
      document.closePath().fill(command.fill)
  }
}

/** A disc is a line of length zero with round ends, a tenth of the bytes of a circle; a map has thousands. */
const dotsOf = ({ radius, fill, edge }: Extract<DrawCommand, { kind: 'disc' }>): ReadonlyArray<Edge> => [
  ...(edge === undefined ? [] : [{ width: 2 * radius + edge.width, colour: edge.colour }]),
  { width: 2 * radius - (edge?.width ?? 0), colour: fill },
]

/** In one piece: pdfkit takes as long for each piece of a page as for a hundred numbers, and a map has thousands. */
const tracePath = (
  document: PDFKit.PDFDocument,
  points: ReadonlyArray<{ readonly x: number; readonly y: number }>,
): void => {
  document.addContent(
    points.map(({ x, y }, index) => `${coordinate(x)} ${coordinate(y)} ${index === 0 ? 'm' : 'l'}`).join(' '),
  )
}

const traceBoxes = (document: PDFKit.PDFDocument, boxes: ReadonlyArray<Box>): void => {
  document.addContent(
    boxes.map(({ x, y, width, height }) => `${[x, y, width, height].map(coordinate).join(' ')} re`).join(' '),
  )
}

/** To a hundredth of a point, which no printer shows. */
const coordinate = (value: number): number => Math.round(value * 100) / 100

const fillAndStroke = (document: PDFKit.PDFDocument, fill: string | undefined, edge: Edge | undefined): void => {
  if (edge !== undefined) document.lineWidth(edge.width)
  if (fill !== undefined && edge !== undefined) document.fillAndStroke(fill, edge.colour)
  else if (fill !== undefined) document.fill(fill)
  else if (edge !== undefined) document.stroke(edge.colour)
}
