/** Responsible for files of stops that an office made: what their columns mean, their rows, problems, fixes and duplicates. */
export {
  columnCountOf,
  headerKeyOf,
  headersOf,
  rowCountReason,
  rowNumbersOf,
  sizeReason,
  MAX_CELL_LENGTH,
  MAX_HEADER_ROW,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_MB,
  MAX_IMPORT_ROWS,
  type Sheet,
  type SourceTable,
} from './source-table'
export {
  columnMeanings,
  importFields,
  meaningLabels,
  type ColumnMeaning,
  type ImportField,
  type ImportTexts,
} from './import-field'
export {
  guessColumns,
  guessHeaderRow,
  guessSettings,
  type Certainty,
  type ColumnGuess,
  type ImportSettings,
} from './guess-columns'
export { readRows, readRowsBetween } from './read-rows'
export { duplicateFinder } from './duplicate-finder'
export { findDuplicates } from './find-duplicates'
export { readCell, readField } from './read-cell'
export { editedPositions, uploadRowOf, type ImportRow, type RowProblem } from './import-row'
export type { ImportRowState } from '../stop'
export type { ImportMode } from '../upload'
export { knownStopsOf, noKnownStops, type KnownStops } from './known-stops'
export { applyRowEdit, type RowEdit } from './row-edit'
export { groupRows, rowStateOf, rowGrouper, tallyOf, type RowGroup, type RowTally } from './group-rows'
export { textsOfChoice, type RowFix } from './row-fixes'
export { type AddressChoice, type RowCorrection, type RowVerdict, type Verdict, type VerdictOfRow } from './row-verdict'
export { rejectedRowsCsv, rejectedRowsOf } from './rejected-csv'
export { itemsOfList, textOfList } from './list-text'
