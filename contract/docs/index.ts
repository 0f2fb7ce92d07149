/** Knows how the calls are shown to people. */
export { docsPage } from './docs-page'
export { docsStyle } from './docs-style'
