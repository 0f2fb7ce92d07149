/** Knows the pages people see: the built files, and which addresses are a page of the application. */
export { builtPages, type Pages } from './built-pages'
export { isPage } from './page-address'
