import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { pluralise } from '../../src/domain/text'
import { readRoads, removeUnfinishedRoads, ROAD_FOLDER, storedRoadsDate, writeRoadFile } from '../roads'
import type { Settings } from '../settings'
import { lockFile, makeDataFolder } from '../storage'
import { progressOf, type Command } from './command'
import { parseFileArgument } from './storage-commands'

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
