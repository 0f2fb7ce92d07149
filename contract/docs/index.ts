/** Responsible for the HTML documentation of the endpoints. */
export { docsPage } from './docs-page'
export { docsStyle } from './docs-style'
