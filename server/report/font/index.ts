/** Knows the font: its files, the width of a text, and where lines break. */
export { lineEnds, linesOf } from './break-lines'
export { printable } from './to-printable'
export { baselineIn, openTypeface, type Style, type Typeface, type WidthOf } from './typeface'
