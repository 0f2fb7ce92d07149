import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'
import { additionOf, type RegisteredAddress } from '../../../src/domain/address'
import { isJsonObject } from '../../../src/domain/parse'
import { makePrivateFile, renameWhenOnDisk } from '../private-files'
import { lockFile, makeDataFolder } from '../sqlite/data-folder'
import { fromSqliteError } from '../sqlite/sqlite-error'
import { ADDRESS_LIST_FILE, ADDRESS_LIST_VERSION, DEGREE_PARTS } from './open-address-list'

export type AddressListWriter = {
  readonly add: (address: RegisteredAddress) => void
  /** sorts the addresses part by part, with their share after each part, and then puts the list in the place of an earlier one */
  readonly finish: () => Generator<number, WrittenList>
  /** leaves an earlier list as it is, unless `finish` has ended */
  readonly close: () => void
}

export type WrittenList = {
  readonly count: number
  /** of addresses that were in the list already */
  readonly repeatedCount: number
}

/** Kilobytes of pages that each database file keeps in memory. */
const CACHE_KB = 64 * 1024

/** The most streets whose ids are kept in memory; those of others are read again. */
const MAX_KNOWN_STREETS = 200_000

/** Writes a list beside the one in use. The order of the addresses is that of the file, so they are first put into parts by the first two characters of their zip code, and each part is then sorted. */
export const writeAddressList = (dataDir: string): AddressListWriter => {
  makeDataFolder(dataDir)
  const file = join(dataDir, ADDRESS_LIST_FILE)
  const unfinished = `${file}.unfinished`
  const partsFile = `${unfinished}.parts`
  const lock = lockFile(join(dataDir, 'addresses.lock'), 'another npm run addresses is at work on this data folder')
  removeAll(unfinished, partsFile)
  makePrivateFile(unfinished)
  makePrivateFile(partsFile)
  const database = openForWriting(unfinished, partsFile)
  const streetIdOf = streetIds(database)
  const parts = new Map<string, { readonly insert: StatementSyncInstance; rowCount: number }>()
  let isOpen = true
  const close = (): void => {
    if (!isOpen) return
    isOpen = false
    database.close()
    removeAll(unfinished, partsFile)
    lock.release()
  }
  return {
    close,
    add: ({ zip, houseNumber, suffix = '', street, city, coordinates: { lat, lng } }) =>
      withSqliteErrors(() => {
        const key = zip.slice(0, 2)
        const part = parts.get(key) ?? { insert: createPart(database, key), rowCount: 0 }
        parts.set(key, part)
        part.rowCount += 1
        const place = [Math.round(lat * DEGREE_PARTS), Math.round(lng * DEGREE_PARTS)] as const
        part.insert.run(zip, Number(houseNumber), additionOf(suffix), suffix, streetIdOf(street, city), ...place)
      }),
    *finish() {
      const total = [...parts.values()].reduce((sum, { rowCount }) => sum + rowCount, 0)
      let [sorted, count] = [0, 0]
      for (const [key, { rowCount }] of [...parts].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
        count += withSqliteErrors(() => sortPart(database, key))
        sorted += rowCount
        yield sorted / total
      }
      withSqliteErrors(() => {
        database.exec('commit')
        database.close()
        isOpen = false
        renameWhenOnDisk(unfinished, file)
        removeAll(partsFile)
        lock.release()
      })
      return { count, repeatedCount: total - count }
    },
  }
}

const removeAll = (...files: ReadonlyArray<string>): void => files.forEach((file) => rmSync(file, { force: true }))

const withSqliteErrors = <A>(work: () => A): A => {
  try {
    return work()
  } catch (error) {
    throw fromSqliteError(error)
  }
}

/** A file that is not finished is thrown away, so nothing of it has to survive a crash before that. */
const openForWriting = (file: string, partsFile: string): DatabaseSyncInstance => {
  const database = new DatabaseSync(file)
  database.prepare('attach ? as parts').run(partsFile)
  for (const schema of ['main', 'parts'])
    database.exec(`
      pragma ${schema}.journal_mode = memory;
      pragma ${schema}.synchronous = off;
      pragma ${schema}.cache_size = -${CACHE_KB};
    `)
  database.exec(`
    pragma user_version = ${ADDRESS_LIST_VERSION};
    begin;
    create table streets (
      id integer primary key,
      street text not null,
      city text not null,
      unique (street, city)
    );
    create table addresses (
      zip text not null,
      number integer not null,
      addition text not null,
      suffix text not null,
      street_id integer not null,
      lat integer not null,
      lng integer not null,
      primary key (zip, number, addition)
    ) without rowid;
  `)
  return database
}

const createPart = (database: DatabaseSyncInstance, key: string): StatementSyncInstance => {
  database.exec(`create table parts."part_${key}" (zip, number, addition, suffix, street_id, lat, lng)`)
  return database.prepare(`insert into parts."part_${key}" values (?, ?, ?, ?, ?, ?, ?)`)
}

/** Answers how many addresses the list has more; of an address that is there twice, the first stays. */
const sortPart = (database: DatabaseSyncInstance, key: string): number => {
  const { changes } = database
    .prepare(`insert or ignore into addresses select * from parts."part_${key}" order by zip, number, addition, rowid`)
    .run()
  database.exec(`drop table parts."part_${key}"`)
  return changes
}

/** An id for each street of each city. */
const streetIds = (database: DatabaseSyncInstance): ((street: string, city: string) => number) => {
  const insert = database.prepare('insert or ignore into streets (street, city) values (?, ?)')
  const find = database.prepare('select id from streets where street = ? and city = ?')
  const idByStreet = new Map<string, number>()
  return (street, city) => {
    const key = `${street}\n${city}`
    const knownId = idByStreet.get(key)
    if (knownId !== undefined) return knownId
    insert.run(street, city)
    const row: unknown = find.get(street, city)
    const id = isJsonObject(row) ? Number(row['id']) : NaN
    if (idByStreet.size >= MAX_KNOWN_STREETS) idByStreet.clear()
    idByStreet.set(key, id)
    return id
  }
}
