/** What a spreadsheet would calculate or run. */
const calculated = /^'*[=+\-@\t\r]/
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/

/** A text as a cell of a spreadsheet that does not calculate it. A number stays one. */
export const harmlessCell = (text: string): string =>
  calculated.test(text) && (!plainNumber.test(text) || text.startsWith('+')) ? `'${text}` : text

/** The text that was made harmless. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && calculated.test(cell) ? cell.slice(1) : cell

/** One line of a CSV file as Dutch and English spreadsheets open it. */
export const csvLine = (texts: ReadonlyArray<string>): string =>
  `${texts.map((text) => quoteIfNeeded(harmlessCell(text))).join(CSV_SEPARATOR)}\r\n`

const CSV_SEPARATOR = ';'

/** A spreadsheet reads a file that starts with it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

const quoteIfNeeded = (text: string): string =>
  /[";,\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
