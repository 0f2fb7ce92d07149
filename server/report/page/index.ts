/** Responsible for a page of the report: paper, styles, texts, tables, and the commands that draw them. */
export { horizontalLine, gap, type Box, type Edge, type DrawCommand, type Point, type Block } from './draw-command'
export {
  colours,
  mapColours,
  mapLabelStyles,
  styles,
  styledText,
  layOutText,
  noteText,
  type StyledText,
} from './text-and-styles'
export { pagesOf, FOOT_BASELINE, HEAD_BASELINE, paper, textWidth, type Section, type Page } from './pages'
export { rowBackground, tableHead, tableRows, type Table } from './table'
