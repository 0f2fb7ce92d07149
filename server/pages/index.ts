/** Responsible for the pages of the application: the built files, and which paths are pages. */
export { loadBuiltPages, type Pages } from './built-pages'
export { isPage } from './is-page'
