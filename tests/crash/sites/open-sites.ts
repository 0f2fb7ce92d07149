import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '../../kit/postgres/server'
import { restoreDump, unpackDataFolder, type WaitingJobs } from '../release/earlier-release'
import type { Programs } from '../release/programs'
import { postgresSite } from './postgres-site'
import type { Site } from './site'
import type { ForgetfulDisk } from '../disk/forgetful-disk'
import { keepPower, sqliteSite } from './sqlite-site'

/** Creates sites, each with the data of an earlier release. */
export type Sites = {
  readonly site: (release: Programs) => Promise<Site>
  /** an unused file name */
  readonly file: () => string
  readonly remove: () => Promise<void>
}

type CrashDisk = Pick<ForgetfulDisk, 'folder' | 'losePower' | 'sync'> & {
  /** a planted fault: PostgreSQL does not wait for the disk */
  readonly isDatabaseCareless?: boolean
}

type SitesOptions = { readonly disk?: CrashDisk | undefined; readonly jobs?: WaitingJobs }

/** In a folder for data and files, or in a PostgreSQL with a folder for files. */
export const openSites = async (
  database: 'sqlite' | 'postgres',
  { disk, jobs = 'without waiting jobs' }: SitesOptions = {},
): Promise<Sites> => {
  const folder = await mkdtemp(join(tmpdir(), 'rondrit-crash-'))
  let count = 0
  const nextName = (): string => `crash_${(count += 1)}`
  const file = (): string => join(folder, nextName())
  const removeFolder = (): Promise<void> => rm(folder, { recursive: true })
  if (database === 'sqlite') {
    const site = async (): Promise<Site> => {
      const data = disk === undefined ? file() : join(disk.folder, nextName())
      await unpackDataFolder(data, jobs)
      disk?.sync()
      return sqliteSite(data, disk === undefined ? keepPower : async () => disk.losePower())
    }
    return { site, file, remove: removeFolder }
  }

  const dataFolder = disk && join(disk.folder, 'postgres')
  if (dataFolder !== undefined) await mkdir(dataFolder)
  const server = await startPostgres(
    dataFolder === undefined ? {} : { fsync: disk?.isDatabaseCareless === true ? 'off' : 'on', dataFolder },
  )
  const newDatabase = async (): Promise<string> => {
    const name = nextName()
    const client = new Client({ connectionString: server.address('postgres') })
    await client.connect()
    await client.query(`create database ${name} template template0`)
    await client.end()
    return server.address(name)
  }
  const losePower = disk === undefined ? keepPower : () => server.restartAfter(disk.losePower)
  return {
    site: (release) => {
      const fill = (address: string) => restoreDump(address, jobs)
      return postgresSite(release, { newDatabase, fill, dataDir: file(), losePower })
    },
    file,
    remove: async () => {
      await server.stop()
      await removeFolder()
    },
  }
}
