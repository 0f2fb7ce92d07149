import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { someSettings } from '../../server/test-app'
import type { Programs } from '../release/programs'
import { boundedServer } from './bounded-server'
import type { FullServer } from './full-server'
import { serverOnDisk } from './server-on-disk'
import { canMount, smallDisk } from './small-disk'

const SMALL_KB = 3_000
const PAGE_KB = 4

const openBoundedServer = async (): Promise<FullServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'rondrit-bounded-'))
  const server = await boundedServer(someSettings({ DATA_DIR: folder }), SMALL_KB / PAGE_KB / 2)
  const close = async (): Promise<void> => {
    await server.close()
    await rm(folder, { recursive: true })
  }
  return { ...server, close }
}

const openServerOnDisk = async ({ server }: Programs): Promise<FullServer> => {
  const disk = smallDisk(SMALL_KB)
  if (disk === undefined) throw new Error('No disk may be mounted any more.')
  return serverOnDisk(server, disk)
}

/** If mounting a disk is not allowed, only the bounded database is tested. */
export const fullServers: ReadonlyArray<readonly [string, (programs: Programs) => Promise<FullServer>]> = [
  ['with a database of limited size', openBoundedServer],
  ...(canMount() ? [['with its own small disk', openServerOnDisk] as const] : []),
]
