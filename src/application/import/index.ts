/** Responsible for the import of a file: its table, what becomes of its rows, and sending them. */
export { importActions, type ImportActionsPorts, type ImportFacade } from './import-actions'
export { addressOf, verdictOf } from './address-of-row'
export type {
  AddressVerdict,
  ImportGateway,
  ImportOwner,
  ImportStorage,
  ImportWork,
  StoredImport,
  EarlierColumns,
  TableReader,
  TableReading,
} from './import-ports'
export type { ImportStep } from './import-store'
export { UnfinishedImportStore, unfinishedImportOf, type UnfinishedImport } from './unfinished-import-store'
