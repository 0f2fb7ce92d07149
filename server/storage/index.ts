/** Responsible for storing everything, one organisation at a time, independent of HTTP. */
export { openAddressList, type AddressList } from './address-list/open-address-list'
export { writeAddressList, type AddressListWriter, type WrittenList } from './address-list/write-address-list'
export { backupStorage, restoreStorage } from './backup-storage'
export type {
  ChangeRecord,
  JobId,
  JobRecord,
  ProjectCreationInfo,
  ProjectId,
  ProjectPlan,
  ProjectRecord,
  VersionRange,
} from './record-types'
export { NO_ORGANISATION } from './directory'
export type { Directory, NameTaken, OrganisationId, NamedOrganisation } from './directory'
export { makePrivateFile, makePrivateFolder, renameWhenOnDisk } from './private-files'
export { copyToPostgres } from './copy-to-postgres'
export { openServerStorage, openStorage, migrateStorage } from './open-storage'
export { fromPostgresError } from './postgres/postgres-error'
export type {
  Records,
  AnswerRecord,
  AuditRecordFilter,
  ApiKeyRecord,
  LogInAttemptRecord,
  CorrectionRecord,
  DriverRecord,
  KeyRecord,
  KeyWithUser,
  UserRecord,
} from './records'
export { lockFile, makeDataFolder } from './sqlite/data-folder'
export { compressPreparedText, prepareChangeTexts } from './sql/stored-texts'
export { StorageUnavailable, StorageFull, type Storage, type StorageFigures, type StorageLocation } from './storage'
export { backupFolderOf } from './upgrade-backup'
