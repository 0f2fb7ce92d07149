/** Knows letters: the font's files, how wide a text is, and where its lines break. */
export { lineEnds, linesOf } from './lines'
export { printable } from './printable'
export { baselineIn, openTypeface, type Style, type Typeface, type WidthOf } from './typeface'
