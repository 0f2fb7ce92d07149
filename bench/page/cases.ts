import type { Found } from './found'
import type { Site } from './site'

/** Some lines of the table, found together. */
export type Cases = { readonly name: string; readonly run: (site: Site) => Promise<ReadonlyArray<Found>> }
