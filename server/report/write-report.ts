import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { ReportContent } from './content'
import { pagesOf, type Page } from './page'
import { paint } from './paint'
import { headAndFoot, sectionsOf } from './sections'
import { openTypeface, type Typeface } from './font'
import { runInSteps } from './run-in-steps'

/** The report as a stream of PDF; a page is drawn when the reader asks for more. */
export const writeReport = (content: ReportContent): Readable => Readable.from(chunksOf(content), { objectMode: false })

const COMMANDS_PER_BATCH = 1_000

const chunksOf = async function* (content: ReportContent): AsyncGenerator<Uint8Array> {
  const document = await openDocument(content)
  const typeface = openTypeface(document)
  const pages = await layOutPages(content, typeface)
  for (const [index, page] of pages.entries()) {
    await setImmediate()
    document.addPage()
    if (page.isFirst) document.outline.addItem(page.title)
    const commands = [
      ...headAndFoot(content, page, { number: index + 1, total: pages.length }, typeface.widthOf),
      ...page.placed.flatMap(({ block, top }) => block.draw(top)),
    ]
    await runInSteps(paint(document, typeface, commands), COMMANDS_PER_BATCH)
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

/**
 * Lays out all pages beforehand, since each page says how many there are. The server does other things between two
 * pages.
 */
const layOutPages = async (content: ReportContent, { widthOf }: Typeface): Promise<ReadonlyArray<Page>> => {
  const pages: Page[] = []
  for (const section of sectionsOf(content, widthOf)) {
    for (const page of pagesOf(section)) {
      pages.push(page)
      await setImmediate()
    }
  }
  return pages
}

const readWrittenChunk = function* (document: PDFKit.PDFDocument): Generator<Uint8Array> {
  const chunk: unknown = document.read()
  if (chunk instanceof Uint8Array) yield chunk
}
