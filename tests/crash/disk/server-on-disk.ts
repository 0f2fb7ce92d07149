import { connectTo } from '../server-connection'
import { signIn } from '../people/test-users'
import { launch, type Launched } from '../running-server'
import type { FullServer } from './full-server'
import { withoutRoads } from '../sites/site'
import type { SmallDisk } from './small-disk'

const ENLARGED_KB = 20_000

/** A server process with its data on a small disk. */
export const serverOnDisk = async (program: string, { folder, enlarge, remove }: SmallDisk): Promise<FullServer> => {
  const start = (): Launched => launch(program, { ...withoutRoads, DATA_DIR: folder })
  let launched = start()
  let { base } = await launched.ready
  const key = await signIn(connectTo(base, ''))
  return {
    connection: () => connectTo(base, key),
    crash: async () => {
      await launched.kill()
      launched = start()
      ;({ base } = await launched.ready)
    },
    enlarge: async () => enlarge(ENLARGED_KB),
    close: async () => {
      await launched.kill()
      remove()
    },
  }
}
