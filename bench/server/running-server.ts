import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type Environment } from '../../tests/crash/running-server'
import { signIn, type ApiClient } from './api-client'

/** A server in its own process, with its own data and a signed-in user. */
export type BenchServer = {
  readonly client: ApiClient
  readonly pid: number | undefined
  readonly dataDir: string
  readonly readyMs: number
  /** stops it, and starts it again on the same data */
  readonly restart: () => Promise<BenchServer>
  readonly stop: () => Promise<void>
}

export const startBenchServer = async (program: string, env: Environment = {}): Promise<BenchServer> =>
  startInFolder(await mkdtemp(join(tmpdir(), 'rondrit-bench-')), program, env)

const startInFolder = async (folder: string, program: string, env: Environment): Promise<BenchServer> => {
  const dataDir = join(folder, 'data')
  const { pid, ready, stop } = launch(program, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    DATA_DIR: dataDir,
    ADDRESS_BOOK: 'register',
    ...env,
  })
  const { base, readyMs } = await ready
  return {
    client: await signIn(base),
    pid,
    dataDir,
    readyMs,
    restart: async () => {
      await stop()
      return startInFolder(folder, program, env)
    },
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
