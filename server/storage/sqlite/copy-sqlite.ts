import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { fromSqliteError } from './sqlite-error'
import { openDatabase } from './database'
import { DATABASE_FILE } from './open-sqlite'

/** Copies the database to a file that is empty or does not exist; the copy is a complete database. */
export const copySqlite = (folder: string, target: string): E.Either<string, void> => {
  const source = join(folder, DATABASE_FILE)
  if (!existsSync(source)) return E.left(`There is no database in ${folder}.`)
  const database = openDatabase(source, 'to read')
  try {
    database.statement('vacuum into ?').run([target])
    return E.right(undefined)
  } catch (error) {
    throw fromSqliteError(error)
  } finally {
    database.close()
  }
}
