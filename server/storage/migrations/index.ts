/** Responsible for the tables: their versions, and the statements that make them. */
import { firstTables } from './0001-first-tables'
import { namedKeys } from './0002-named-keys'
import { logInAttempts } from './0003-log-in-attempts'
import { rolesAndFoldedNames } from './0004-roles-and-folded-names'
import { auditTrail } from './0005-audit-trail'
import { addressCorrections } from './0006-address-corrections'
import { forgottenCorrections } from './0007-forgotten-corrections'
import type { Migration } from './migration'

export {
  type Migration,
  type TableSyntax,
  newestMigrationSql,
  lastMigrationStatements,
  createMigrationsTableSql,
  isUpgrade,
  refuseNewerSchema,
  refuseOlderSchema,
} from './migration'
/** In the order of their numbers. */
export const migrations: ReadonlyArray<Migration> = [
  firstTables,
  namedKeys,
  logInAttempts,
  rolesAndFoldedNames,
  auditTrail,
  addressCorrections,
  forgottenCorrections,
]
