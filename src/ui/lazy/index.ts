/** Knows how parts of the pages come in files of their own: when they are wanted, or a little before. */
export { comingOf, type Coming } from './lazy'
export { arrived, pieceOf, PieceLost, type Prepared } from './lazy-component'
export { renewPage } from './reload-page'
