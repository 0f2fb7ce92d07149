import type { Built } from './built-programs'
import type { Found } from './comparison-row'

export type Site = { readonly built: Built }

/** Some lines of the table that are measured together, since they need the same servers. */
export type Cases = { readonly name: string; readonly run: (site: Site) => Promise<ReadonlyArray<Found>> }
