import * as E from 'fp-ts/Either'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pluralise } from '../../src/domain/text'
import { readRoads, removeUnfinishedRoads, ROAD_FOLDER, storedRoadsDate, writeRoadFile } from '../roads'
import type { Settings } from '../settings'
import {
  lockFile,
  makeDataFolder,
  writeAddressList,
  type AddressListWriter,
  type StorageLocation,
  type WrittenList,
} from '../storage'
import { progressOf, type Command, type ShowShare } from './command'
import { parseFileArgument } from './storage-commands'
import { readAddressList, type ReadList } from '../address'

type RoadChoice = Pick<Settings, 'roads' | 'osrmUrl'>

/** Reads an OpenStreetMap extract into the data folder, where servers find its roads at once. */
export const roadsCommand = ({ dataDir, ...choice }: Pick<Settings, 'dataDir'> & RoadChoice): Command => ({
  usage: ['npm run roads -- FILE.osm.pbf'],
  run: async (args, { showProgress, now }) => {
    const file = parseFileArgument(args)
    if (E.isLeft(file)) return file
    if (!existsSync(file.right)) return E.left(`There is no file ${file.right}.`)
    if (!statSync(file.right).isFile()) return E.left(`${file.right} is no file.`)
    makeDataFolder(join(dataDir, ROAD_FOLDER))
    const lock = lockFile(
      join(dataDir, ROAD_FOLDER, 'roads.lock'),
      'another npm run roads is at work on this data folder',
    )
    try {
      removeUnfinishedRoads(dataDir)
      const roads = await readRoads(file.right, progressOf(now, showProgress))
      if (E.isLeft(roads)) return roads
      const before = storedRoadsDate(dataDir)
      await writeRoadFile(dataDir, roads.right)
      const { network, dataDate, turnRuleCount } = roads.right
      return E.right(
        `The roads${ofDay(dataDate)} are there now${before === undefined ? '' : `, in place of those${ofDay(before.dataDate) || ' before'}`}, ${whoUsesThem(choice)}: ` +
          `${pluralise(network.segmentCount, 'road', 'roads')} between junctions, ${pluralise(turnRuleCount, 'turn rule')}. ` +
          '© OpenStreetMap contributors.',
      )
    } finally {
      removeUnfinishedRoads(dataDir)
      lock.release()
    }
  },
})

const ofDay = (dataDate: string | undefined): string => (dataDate === undefined ? '' : ` of ${dataDate}`)

/** As the settings of this command say, which are those of the servers if they have the same environment. */
const whoUsesThem = ({ roads, osrmUrl }: RoadChoice): string => {
  if (roads === 'main' || roads === 'estimate') return `but no server with ROADS=${roads} uses them`
  if (roads === 'auto' && osrmUrl !== undefined) return 'and servers use them where OSRM does not answer'
  return 'and servers use them from here on'
}

/** The share of the time that reading takes; the rest sorts. */
const READING_SHARE = 0.7

/** Reads a list of addresses into the data folder, where servers find it at once. */
export const addressesCommand = ({ dataDir }: Pick<StorageLocation, 'dataDir'>): Command => ({
  usage: ['npm run addresses -- FILE.csv'],
  run: async (args, { showProgress, now }) => {
    const file = parseFileArgument(args)
    if (E.isLeft(file)) return file
    if (!existsSync(file.right)) return E.left(`There is no file ${file.right}.`)
    const show = progressOf(now, showProgress)
    const writer = writeAddressList(dataDir)
    try {
      const read = await readAddressList(file.right, {
        add: writer.add,
        onRead: (share) => show('Reading', share * READING_SHARE),
      })
      if (E.isLeft(read)) return read
      return E.right(describe(read.right, finish(writer, show)))
    } finally {
      writer.close()
    }
  },
})

const finish = (writer: AddressListWriter, show: ShowShare): WrittenList => {
  const parts = writer.finish()
  for (;;) {
    const part = parts.next()
    if (part.done === true) return part.value
    show('Sorting', READING_SHARE + part.value * (1 - READING_SHARE))
  }
}

const describe = ({ blankCount }: ReadList, { count, repeatedCount }: WrittenList): string =>
  [
    `The list has ${pluralise(count, 'address', 'addresses')} now, and servers use it from here on.`,
    ...(repeatedCount === 0 ? [] : [`${pluralise(repeatedCount, 'row')} repeated an address.`]),
    ...(blankCount === 0
      ? []
      : [`${pluralise(blankCount, 'row')} without zip, number, street, city or place left out.`]),
  ].join(' ')
