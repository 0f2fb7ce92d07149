/** Knows how parts of the pages come in files of their own: when they are wanted, or a little before. */
export { comingOf, type Coming } from './coming'
export { arrived, pieceOf, PieceLost, type Prepared } from './piece'
export { renewPage } from './renew-page'
