import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type Environment } from '../../tests/crash/running-server'
import { openDesk, type Desk } from './api-client'

/** A running server in its own process, with its own data and a user who is signed in. */
export type AtWork = {
  readonly desk: Desk
  readonly pid: number | undefined
  readonly readyMs: number
  /** stops it, and starts it on the same data */
  readonly again: () => Promise<AtWork>
  readonly stop: () => Promise<void>
}

export const startWork = async (program: string, env: Environment = {}): Promise<AtWork> =>
  workIn(await mkdtemp(join(tmpdir(), 'rondrit-bench-')), program, env)

const workIn = async (folder: string, program: string, env: Environment): Promise<AtWork> => {
  const { pid, ready, stop } = launch(program, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    DATA_DIR: join(folder, 'data'),
    ADDRESS_BOOK: 'register',
    ...env,
  })
  const { base, readyMs } = await ready
  return {
    desk: await openDesk(base),
    pid,
    readyMs,
    again: async () => {
      await stop()
      return workIn(folder, program, env)
    },
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
