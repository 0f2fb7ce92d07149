import assert from 'node:assert/strict'
import { ensurePostgres } from '../../scripts/setup/postgres.mjs'
import { connectTo, getRequest } from '../crash/server-connection'
import { launch } from '../crash/running-server'
import { startProgram } from '../crash/running-program'
import { startPostgres } from '../kit/postgres/server'
import { runBuilt, type Installation } from './first-steps'

/** Moves the data of an installation to PostgreSQL, and runs a server and a worker on it. */
export const runOnPostgres = async ({ folder, env }: Installation): Promise<void> => {
  const postgres = await startPostgres()
  const programs = (await ensurePostgres()) ?? ''
  const onPostgres: Installation = {
    folder,
    env: {
      ...env,
      DATABASE_URL: postgres.address('postgres'),
      JOBS: 'apart',
      PATH: `${programs}:${process.env['PATH'] ?? ''}`,
    },
  }
  try {
    await runBuilt(onPostgres, ['migrate'])
    await runBuilt(onPostgres, ['move', env['DATA_DIR'] ?? ''])
    await runBuilt(onPostgres, ['backup', `${env['DATA_DIR'] ?? ''}/postgres.backup`])
    const worker = startProgram(`${folder}/server/worker.js`, [], onPostgres.env)
    const server = launch(`${folder}/server/main.js`, onPostgres.env)
    try {
      const { send } = connectTo((await server.ready).base, '')
      while (!worker.out().includes('works on jobs')) {
        assert.equal(worker.err(), '')
        await new Promise((resolve) => worker.onOutput(() => resolve(undefined)))
      }
      assert.match((await send(getRequest('/metrics'))).text, /^rondrit_workers 1$/m)
    } finally {
      await server.stop()
      await worker.stop()
    }
  } finally {
    await postgres.stop()
  }
}
