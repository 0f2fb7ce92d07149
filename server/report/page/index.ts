/**
 * Responsible for a page: its measures and colours, its drawing commands, and the layout of blocks, texts and tables.
 */
export { gap, type Block } from './block'
export { horizontalLine, type Box, type Edge, type DrawCommand, type Point } from './draw-command'
export { colours, styles } from './styles'
export { FOOT_BASELINE, HEAD_BASELINE, paper, textWidth } from './paper'
export { noteText } from './note-text'
export { styledText, layOutText, type StyledText } from './styled-text'
export { pagesOf, type Section, type Page } from './pages'
export { tableHead, tableRows, type Table } from './table'
