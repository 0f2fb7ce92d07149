import type { ResultRow } from './result-row'
import type { Site } from './site'

/** Rows of the table that are measured together. */
export type PageBench = { readonly name: string; readonly run: (site: Site) => Promise<ReadonlyArray<ResultRow>> }
