import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { readAddressList } from '../../server/address'
import { addressesCommand } from '../../server/commands/roads-and-addresses'
import { openAddressList } from '../../server/storage'
import { tableOf } from '../../tests/kit/tables/table'
import { noPorts } from '../../tests/server/commands/no-ports'
import { formatKilobytes, formatMilliseconds, formatRatio } from '../format-figures'
import { p95Of } from '../quantile-of'
import { madeZip, writeMadeList, zipCountOf } from './made-list'

const DEFAULT_ROWS = 1_000_000
const LOOKUPS = 20_000

/** The wanted limit of a lookup, in milliseconds. */
const MAX_LOOKUP_MS = 1

/** Reads a made list of so many rows, beside the plain way: each row at once into its place in the final table. */
export const benchAddressList = async (rowsText: string): Promise<boolean> => {
  const rows = rowsText === '' ? DEFAULT_ROWS : Number(rowsText)
  const folder = mkdtempSync(join(tmpdir(), 'rondrit-address-list-'))
  try {
    const file = join(folder, 'list.csv')
    await writeMadeList(file, rows)
    const ours = await measured(() =>
      addressesCommand({ dataDir: folder }).run([file], { ...noPorts, now: () => new Date() }),
    )
    const plain = await measured(() => readPlainly(file, join(folder, 'plain.db')))
    const lookups = measureLookups(folder, zipCountOf(rows))
    const p95 = p95Of(lookups)
    console.log(
      tableOf(
        'A list of addresses is read in',
        ['rows', 'file', 'read in', 'memory', 'list', 'plain way', 'plain/ours', 'houses of a zip, p95'],
        [
          [
            rows.toLocaleString('en'),
            formatKilobytes(statSync(file).size),
            formatMilliseconds(ours.ms),
            formatKilobytes(ours.memory),
            formatKilobytes(statSync(join(folder, 'addresses.db')).size),
            formatMilliseconds(plain.ms),
            formatRatio(plain.ms / ours.ms),
            formatMilliseconds(p95),
          ],
        ],
        'figures',
      ),
    )
    return p95 < MAX_LOOKUP_MS
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** `memory`: by how many bytes the process grew. */
type Measurement = { readonly ms: number; readonly memory: number }

const measured = async (work: () => Promise<unknown>): Promise<Measurement> => {
  const before = process.memoryUsage.rss()
  let memory = 0
  const timer = setInterval(() => (memory = Math.max(memory, process.memoryUsage.rss() - before)), 20)
  const startedAt = performance.now()
  await work()
  clearInterval(timer)
  return { ms: performance.now() - startedAt, memory }
}

const readPlainly = async (file: string, target: string): Promise<void> => {
  const database = new DatabaseSync(target)
  database.exec(`
    pragma journal_mode = memory;
    pragma synchronous = off;
    begin;
    create table addresses (zip, number, suffix, street, city, lat, lng, primary key (zip, number, suffix)) without rowid;
  `)
  const insert = database.prepare('insert or ignore into addresses values (?, ?, ?, ?, ?, ?, ?)')
  await readAddressList(file, {
    add: ({ zip, houseNumber, suffix = '', street, city, coordinates: { lat, lng } }) =>
      insert.run(zip, Number(houseNumber), suffix, street, city, lat, lng),
    onRead: () => undefined,
  })
  database.exec('commit')
  database.close()
}

const measureLookups = (folder: string, zipCount: number): ReadonlyArray<number> => {
  const list = openAddressList(folder, console.error)
  const figures = Array.from({ length: LOOKUPS }, (_, index) => {
    const zip = madeZip((index * 7_919) % zipCount)
    const startedAt = performance.now()
    const houses = list.housesOf(zip)
    const ms = performance.now() - startedAt
    if (houses.length !== 20) throw new Error(`${zip} has ${houses.length} houses`)
    return ms
  })
  list.close()
  return figures
}
