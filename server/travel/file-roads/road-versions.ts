import { AsyncLocalStorage } from 'node:async_hooks'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { StreetTileAddress } from '../../../src/domain/map'
import { readRoadFile, readStreetTile, ROAD_FILE, type Roads } from '../../roads'
import type { Settings } from '../../settings'

/** The roads of a data folder, of which new ones may take the place at any time. */
export type RoadVersions = {
  /** the same within one request or job that began with roads; undefined where there are none */
  readonly current: () => Roads | undefined
  /** reads the newest roads, if they are not those already */
  readonly refresh: () => Promise<void>
  /** Whatever the work does, later too, it asks the same version of the roads, if there are roads when it begins. */
  readonly withOneVersion: <A>(work: () => A) => A
  readonly close: () => void
} & Streets

/** The streets that the map draws. */
export type Streets = {
  /** undefined where there are none */
  readonly streetsVersion: () => string | undefined
  /** a compressed tile, without bytes where no street is in it; undefined where the file has other streets by now, or none, or damaged ones */
  readonly streetTile: (version: string, address: StreetTileAddress) => Promise<Buffer | undefined>
}

/** How often it is looked whether there are other roads. */
const CHECK_MS = 1_000

export const noRoadVersions: RoadVersions = {
  current: () => undefined,
  refresh: () => Promise.resolve(),
  withOneVersion: (work) => work(),
  close: () => undefined,
  streetsVersion: () => undefined,
  streetTile: () => Promise.resolve(undefined),
}

/** Answers once the roads that are there have been read; others are read when they take their place. */
export const openRoadVersions = async (
  { dataDir, roads }: Pick<Settings, 'dataDir' | 'roads'>,
  onUnavailable: (message: string) => void,
): Promise<RoadVersions> => {
  const file = join(dataDir, ROAD_FILE)
  let [newest, readIdentity]: [Roads | undefined, string] = [undefined, '']
  let reading: Promise<void> = Promise.resolve()
  /** the version that some work has asked; chosen late, since work that never asks must not keep old roads in memory */
  const versionOfWork = new AsyncLocalStorage<{ roads?: Roads | undefined }>()
  /** the version whose streets the log has called damaged */
  let warnedOfTilesOf: string | undefined
  const readIfChanged = async (): Promise<void> => {
    const identity = identityOf(file)
    if (identity === readIdentity) return
    readIdentity = identity
    try {
      newest = identity === '' ? undefined : await readRoadFile(file)
    } catch (error) {
      newest = undefined
      warn(error)
    }
  }
  const warn = (error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error)
    onUnavailable(`the roads ${file} cannot be read (${reason}): run npm run roads again`)
  }
  const refresh = (): Promise<void> => (reading = reading.then(readIfChanged))
  await refresh()
  if (roads === 'file' && readIdentity === '')
    onUnavailable(`ROADS is file, but there is no ${file}: times are estimates until npm run roads has made it`)
  const timer = setInterval(() => {
    if (identityOf(file) !== readIdentity) void refresh()
  }, CHECK_MS)
  timer.unref()
  /** streets of the file are not drawn where the settings ask for other roads */
  const streets = () => (roads === 'auto' || roads === 'file' ? newest?.streets : undefined)
  return {
    current: () => {
      const workVersion = versionOfWork.getStore()
      if (workVersion === undefined) return newest
      if (!('roads' in workVersion)) workVersion.roads = newest
      return workVersion.roads
    },
    refresh,
    // Such a store makes every promise of the process slower, so that there is none without roads.
    withOneVersion: (work) => (newest === undefined ? work() : versionOfWork.run({}, work)),
    close: () => clearInterval(timer),
    streetsVersion: () => streets()?.version,
    streetTile: async (version, address) => {
      const stored = streets()
      if (stored?.version !== version) return undefined
      try {
        return await readStreetTile(file, stored, address)
      } catch (error) {
        if (warnedOfTilesOf !== version) warn(error)
        warnedOfTilesOf = version
        return undefined
      }
    },
  }
}

const identityOf = (file: string): string => {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs}`
}
