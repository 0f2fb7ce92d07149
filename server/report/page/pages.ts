import type { Block } from './block'
import { paper } from './paper'

/** A part of the report that begins on a page of its own. */
export type Section = {
  /** for the list of contents, and for the head of every page but the first */
  readonly title: string
  readonly opening: ReadonlyArray<Block>
  /** the head of the table, which is repeated on every page */
  readonly head: Block
  readonly rows: Iterable<Block>
}

export type Placed = { readonly block: Block; readonly top: number }

/** The contents of a page without its head and foot. */
export type Page = { readonly title: string; readonly isFirst: boolean; readonly placed: ReadonlyArray<Placed> }

/**
 * The pages of a section: the opening on the first one, then the rows in order below the head of the table; no row is
 * divided.
 */
export const pagesOf = function* ({ title, opening, head, rows }: Section): Generator<Page> {
  let page = { title, isFirst: true, placed: stacked([], opening) }
  let isHeaded = false
  for (const row of rows) {
    if (!hasRoom(page, isHeaded ? [row] : [head, row])) {
      yield page
      page = { title, isFirst: false, placed: [] }
      isHeaded = false
    }
    page = { ...page, placed: stacked(page.placed, isHeaded ? [row] : [head, row]) }
    isHeaded = true
  }
  yield page
}

/** An empty page always has room, also for blocks that are higher than a page. */
const hasRoom = ({ placed }: Page, blocks: ReadonlyArray<Block>): boolean =>
  placed.length === 0 || bottomOf(stacked(placed, blocks)) <= paper.bottom

const stacked = (placed: ReadonlyArray<Placed>, blocks: ReadonlyArray<Block>): ReadonlyArray<Placed> => {
  const all = [...placed]
  for (const block of blocks) all.push({ block, top: bottomOf(all) })
  return all
}

const bottomOf = (placed: ReadonlyArray<Placed>): number => {
  const last = placed.at(-1)
  return last === undefined ? paper.top : last.top + last.block.height
}
