import type { Block } from './draw-command'

/** A4 in points, and the text area without head and foot. */
export const paper = { width: 595.28, height: 841.89, left: 40, right: 555.28, top: 68, bottom: 784 } as const

export const textWidth = paper.right - paper.left

export const HEAD_BASELINE = 44
export const FOOT_BASELINE = 812

/** A part of the report that starts on a new page. */
export type Section = {
  /** for the PDF outline, and for the head of every page but the first */
  readonly title: string
  readonly intro: ReadonlyArray<Block>
  /** the table head, repeated on every page */
  readonly head: Block
  readonly rows: Iterable<Block>
}

export type PlacedBlock = { readonly block: Block; readonly top: number }

/** The content of a page without its head and foot. */
export type Page = { readonly title: string; readonly isFirst: boolean; readonly placed: ReadonlyArray<PlacedBlock> }

/**
 * The pages of a section: the intro on the first one, then the rows in order below the table head; no row is divided.
 */
export const pagesOf = function* ({ title, intro, head, rows }: Section): Generator<Page> {
  let page = { title, isFirst: true, placed: stackBlocks([], intro) }
  let hasHead = false
  for (const row of rows) {
    if (!fitsPage(page, hasHead ? [row] : [head, row])) {
      yield page
      page = { title, isFirst: false, placed: [] }
      hasHead = false
    }
    page = { ...page, placed: stackBlocks(page.placed, hasHead ? [row] : [head, row]) }
    hasHead = true
  }
  yield page
}

/** An empty page accepts everything, even blocks higher than a page. */
const fitsPage = ({ placed }: Page, blocks: ReadonlyArray<Block>): boolean =>
  placed.length === 0 || bottomOf(stackBlocks(placed, blocks)) <= paper.bottom

const stackBlocks = (placed: ReadonlyArray<PlacedBlock>, blocks: ReadonlyArray<Block>): ReadonlyArray<PlacedBlock> => {
  const stack = [...placed]
  for (const block of blocks) stack.push({ block, top: bottomOf(stack) })
  return stack
}

const bottomOf = (placed: ReadonlyArray<PlacedBlock>): number => {
  const last = placed.at(-1)
  return last === undefined ? paper.top : last.top + last.block.height
}
