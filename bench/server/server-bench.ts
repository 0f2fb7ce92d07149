import type { BuiltPrograms } from './built-programs'
import type { ComparisonRow } from './comparison-row'

export type ServerBenchInput = { readonly built: BuiltPrograms }

/** Rows of the table that are measured together, since they need the same servers. */
export type ServerBench = {
  readonly name: string
  readonly run: (input: ServerBenchInput) => Promise<ReadonlyArray<ComparisonRow>>
}
