/** Responsible for the font: its files, the width of a text, and line breaks. */
export { lineBreaks, breakLines } from './break-lines'
export { toPrintable } from './faces'
export { baselineOffsetOf, openTypeface, type Style, type Typeface, type WidthOf } from './typeface'
