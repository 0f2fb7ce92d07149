import type * as Fs from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { backupStorage, openStorage } from '../../../server/storage'
import { right } from '../../kit/either'
import { temporaryFolder } from './sqlite/temporary-folder'

const disk = vi.hoisted(() => {
  const done: Array<readonly [act: string, path: string]> = []
  return { done, open: new Map<number, string>() }
})

/** The file system, with a record of its calls. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>()
  return {
    ...fs,
    openSync: (path: string, ...how: [Fs.OpenMode, Fs.Mode?]) => {
      const opened = fs.openSync(path, ...how)
      disk.open.set(opened, path)
      return opened
    },
    fsyncSync: (opened: number) => {
      disk.done.push(['sync', disk.open.get(opened) ?? ''])
      fs.fsyncSync(opened)
    },
    renameSync: (from: string, to: string) => {
      disk.done.push(['name', to])
      fs.renameSync(from, to)
    },
  }
})

describe('a backup that is said to be made', () => {
  it('is on the disk, first what is in it and then its name', async () => {
    const folder = await temporaryFolder()
    const place = { dataDir: join(folder, 'data'), databaseUrl: undefined }
    await (await openStorage(place)).close()
    right(await backupStorage(place, join(folder, 'backup.db')))
    expect(disk.done.map(([act, path]) => [act, relative(folder, path)])).toEqual([
      ['sync', 'backup.db.unfinished'],
      ['name', 'backup.db'],
      ['sync', ''],
    ])
  })
})
