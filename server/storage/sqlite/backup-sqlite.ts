import { existsSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DatabaseSync } from '@photostructure/sqlite'
import * as E from 'fp-ts/Either'
import { isJsonObject } from '../../../src/domain/parse'
import { makePrivateFile, renameWhenOnDisk } from '../private-files'
import { fromSqliteError } from './sqlite-error'
import { openDatabase } from './database'
import { lockFolder } from './data-folder'
import { DATABASE_FILE } from './open-sqlite'

/**
 * Copies the database to a file that is empty or does not exist; the copy is a complete database. It is made on another
 * thread, because a server that makes it goes on working.
 */
export const copySqlite = async (folder: string, target: string): Promise<E.Either<string, void>> => {
  const source = join(folder, DATABASE_FILE)
  if (!existsSync(source)) return E.left(`There is no database in ${folder}.`)
  const library = createRequire(import.meta.url).resolve('@photostructure/sqlite')
  const worker = new Worker(copyProgram, { eval: true, execArgv: [], workerData: { library, source, target } })
  const answer: ReadonlyArray<unknown> = await once(worker, 'message')
  const [failure] = answer
  if (failure !== undefined) throw fromSqliteError(failure)
  return E.right(undefined)
}

/** A program as text, because the built server is few files. An error loses its code on the way to another thread. */
const copyProgram = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { DatabaseSync } = require(workerData.library)
  let failure
  try {
    const database = new DatabaseSync(workerData.source, { timeout: 5000, readOnly: true })
    database.prepare('vacuum into ?').run(workerData.target)
    database.close()
  } catch ({ message, sqliteCodeName, systemErrno }) {
    failure = { message, sqliteCodeName, systemErrno }
  }
  parentPort.postMessage(failure)
`

/** Restores a backup as the database of a folder that has none, completely or not at all. */
export const restoreSqlite = (
  backup: string,
  folder: string,
  finalStatements: ReadonlyArray<string>,
): E.Either<string, void> => {
  const lock = lockFolder(folder)
  const file = join(folder, DATABASE_FILE)
  const unfinished = `${file}.unfinished`
  try {
    if (existsSync(file)) return E.left(`There is a database in ${folder} already: move that folder aside first.`)
    removeAll(unfinished)
    makePrivateFile(unfinished)
    if (!copyIfComplete(backup, unfinished)) return E.left(`${backup} is no backup, or not a whole one.`)
    runStatements(unfinished, finalStatements)
    renameWhenOnDisk(unfinished, file)
    return E.right(undefined)
  } catch (error) {
    throw fromSqliteError(error)
  } finally {
    removeAll(unfinished)
    lock.release()
  }
}

const removeAll = (file: string): void => {
  for (const suffix of ['', '-journal']) rmSync(`${file}${suffix}`, { force: true })
}

/** The statements run without a write-ahead log, because its file would not be renamed with the database. */
const runStatements = (file: string, statements: ReadonlyArray<string>): void => {
  const database = new DatabaseSync(file)
  try {
    database.exec(['begin', ...statements, 'commit'].join('; '))
  } finally {
    database.close()
  }
}

const unreadableCodes = new Set<unknown>(['SQLITE_NOTADB', 'SQLITE_CORRUPT'])

const copyIfComplete = (backup: string, target: string): boolean => {
  const database = openDatabase(backup, 'to read')
  try {
    const [checkRow] = database.statement('pragma integrity_check(1)').all([])
    if (!isJsonObject(checkRow) || checkRow['integrity_check'] !== 'ok') return false
    const tables = database.statement("select 1 from sqlite_schema where name = 'organisations'").all([])
    if (tables.length === 0) return false
    database.statement('vacuum into ?').run([target])
    return true
  } catch (error) {
    if (isJsonObject(error) && unreadableCodes.has(error['sqliteCodeName'])) return false
    throw error
  } finally {
    database.close()
  }
}
