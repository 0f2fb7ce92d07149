/** Responsible for the pages of the application: the built files, and which paths are pages. */
export { loadBuiltPages, isPage, type Pages } from './built-pages'
