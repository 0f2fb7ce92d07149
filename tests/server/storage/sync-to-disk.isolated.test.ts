import type * as Fs from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { backupStorage, openStorage } from '../../../server/storage'
import { right } from '../../kit/either'
import { temporaryFolder } from './sqlite/temporary-folder'

const disk = vi.hoisted(() => {
  const calls: Array<readonly [call: string, path: string]> = []
  return { calls, open: new Map<number, string>() }
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
      disk.calls.push(['sync', disk.open.get(opened) ?? ''])
      fs.fsyncSync(opened)
    },
    renameSync: (from: string, to: string) => {
      disk.calls.push(['name', to])
      fs.renameSync(from, to)
    },
  }
})

describe('backupStorage and the disk', () => {
  it('a finished backup is synced to the disk, first its contents and then its name', async () => {
    const folder = await temporaryFolder()
    const location = { dataDir: join(folder, 'data'), databaseUrl: undefined }
    await (await openStorage(location)).close()
    right(await backupStorage(location, join(folder, 'backup.db')))
    expect(disk.calls.map(([act, path]) => [act, relative(folder, path)])).toEqual([
      ['sync', 'backup.db.unfinished'],
      ['name', 'backup.db'],
      ['sync', ''],
    ])
  })
})
