/** Responsible for reading tables of stops out of files and pasted text. */
export { readPastedText, readTable } from './read-table'
