/** Responsible for a page of the report: paper, styles, texts, tables, and the commands that draw them. */
export { horizontalLine, type Box, type Edge, type DrawCommand, type Point, gap, type Block } from './draw-command'
export { colours, mapColours, mapLabelStyles, styles } from './styles'
export { styledText, layOutText, type StyledText, noteText } from './styled-text'
export { pagesOf, type Section, type Page, FOOT_BASELINE, HEAD_BASELINE, paper, textWidth } from './pages'
export { rowBackground, tableHead, tableRows, type Table } from './table'
