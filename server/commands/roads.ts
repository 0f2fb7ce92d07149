import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { pluralise } from '../../src/domain/text'
import { readRoads, removeUnfinishedRoads, ROAD_FOLDER, writeRoadFile } from '../roads'
import { lockFile, makeDataFolder, type StorageLocation } from '../storage'
import type { Command } from './command'
import { progressOf } from './progress'
import { parseFileArgument } from './storage-commands'

/** Reads an OpenStreetMap extract into the data folder, where servers find its roads at once. */
export const roadsCommand = ({ dataDir }: Pick<StorageLocation, 'dataDir'>): Command => ({
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
      writeRoadFile(dataDir, roads.right)
      const { network, dataDate, turnRuleCount } = roads.right
      return E.right(
        `The roads of ${dataDate} are there now, and servers use them from here on: ` +
          `${pluralise(network.segmentCount, 'road', 'roads')} between junctions, ${pluralise(turnRuleCount, 'turn rule')}. ` +
          '© OpenStreetMap contributors.',
      )
    } finally {
      removeUnfinishedRoads(dataDir)
      lock.release()
    }
  },
})
