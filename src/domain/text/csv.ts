/** One line of a CSV file as Dutch and English spreadsheets open it. */
export const csvLine = (texts: ReadonlyArray<string>): string =>
  `${texts.map((text) => quoteIfNeeded(escapeFormula(text))).join(CSV_SEPARATOR)}\r\n`

const CSV_SEPARATOR = ';'

/** A spreadsheet reads a file that starts with it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

const quoteIfNeeded = (text: string): string =>
  /[";,\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/**
 * How a text begins that a spreadsheet would calculate or run. Apostrophes before it count, so that `unescapeFormula`
 * takes away only the one that `escapeFormula` added.
 */
const startsFormula = /^'*[=+\-@\t\r]/
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/

/** A text as a cell of a spreadsheet that does not calculate it. A number stays one, but not with a `+`, which would be lost. */
export const escapeFormula = (text: string): string =>
  startsFormula.test(text) && (!plainNumber.test(text) || text.startsWith('+')) ? `'${text}` : text

/** The text that `escapeFormula` was given. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && startsFormula.test(cell) ? cell.slice(1) : cell
