import { statSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite'
import type { RegisteredAddress } from '../../../src/domain/address'
import { isJsonObject } from '../../../src/domain/parse'

/** The file of the list in the data folder, also where the main database is PostgreSQL. */
export const ADDRESS_LIST_FILE = 'addresses.db'

/** Of the tables below; a file with another number was made by another version of the program. */
export const ADDRESS_LIST_VERSION = 1

/** Degrees are stored as whole numbers, to about 0.1 m. */
export const DEGREE_PARTS = 1e6

/** A list of addresses that the operator of the server has read in; without one it is empty. */
export type AddressList = {
  readonly housesOf: (zip: string) => ReadonlyArray<RegisteredAddress>
  readonly housesAt: (zip: string, houseNumber: string) => ReadonlyArray<RegisteredAddress>
  readonly close: () => void
}

/** How often the file is checked for a newer list. */
const CHECK_MS = 1_000

/** Opens the list of a data folder, and each one that takes its place, while the server runs. */
export const openAddressList = (
  dataDir: string,
  onUnreadable: (message: string) => void,
  now: () => number = () => performance.now(),
): AddressList => {
  const file = join(dataDir, ADDRESS_LIST_FILE)
  let [open, openFile, checkedAt] = [undefined as OpenList | undefined, '', -Infinity]
  const current = (): OpenList | undefined => {
    if (now() - checkedAt < CHECK_MS) return open
    checkedAt = now()
    const newest = identityOf(statSync(file, { throwIfNoEntry: false }))
    if (newest === openFile) return open
    open?.close()
    openFile = newest
    open = newest === '' ? undefined : orReport(() => openList(file))
    return open
  }
  const orReport = <A>(work: () => A): A | undefined => {
    try {
      return work()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      onUnreadable(`the address list ${file} cannot be read (${reason}): run npm run addresses again`)
      return undefined
    }
  }
  const read = (work: (list: OpenList) => ReadonlyArray<RegisteredAddress>): ReadonlyArray<RegisteredAddress> => {
    const list = orReport(current)
    return (list && orReport(() => work(list))) ?? []
  }
  return {
    housesOf: (zip) => read((list) => list.housesOf(zip)),
    housesAt: (zip, houseNumber) => read((list) => list.housesAt(zip, Number(houseNumber))),
    close: () => open?.close(),
  }
}

const identityOf = (stats: Stats | undefined): string =>
  stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs}`

type OpenList = {
  readonly housesOf: (zip: string) => ReadonlyArray<RegisteredAddress>
  readonly housesAt: (zip: string, houseNumber: number) => ReadonlyArray<RegisteredAddress>
  readonly close: () => void
}

const openList = (file: string): OpenList => {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const row: unknown = database.prepare('pragma user_version').get()
    if (!isJsonObject(row) || row['user_version'] !== ADDRESS_LIST_VERSION)
      throw new Error('it was made by another version of Rondrit')
    const columns = `select number, suffix, street, city, lat, lng
      from addresses join streets on streets.id = addresses.street_id where zip = ?`
    const ofZip = database.prepare(`${columns} order by number, addition`)
    const ofNumber = database.prepare(`${columns} and number = ? order by addition`)
    return {
      housesOf: (zip) => housesFrom(ofZip, zip),
      housesAt: (zip, houseNumber) => housesFrom(ofNumber, zip, houseNumber),
      close: () => database.close(),
    }
  } catch (error) {
    database.close()
    throw error
  }
}

const housesFrom = (
  statement: StatementSyncInstance,
  zip: string,
  ...others: ReadonlyArray<number>
): ReadonlyArray<RegisteredAddress> =>
  statement
    .all(zip, ...others)
    .filter(isJsonObject)
    .map(({ number, suffix, street, city, lat, lng }) => ({
      zip,
      houseNumber: String(number),
      suffix: suffix === '' ? undefined : String(suffix),
      street: String(street),
      city: String(city),
      coordinates: { lat: Number(lat) / DEGREE_PARTS, lng: Number(lng) / DEGREE_PARTS },
    }))
