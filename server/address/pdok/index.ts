/** Knows PDOK's Locatieserver: how it is asked, and how its answers read. */
export { pdokBook, type PdokService } from './pdok-book'
