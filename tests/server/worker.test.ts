import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testPostgres } from '../kit/postgres'
import { builtProgram } from './built-program'
import { eventually } from '../kit/eventually'

const postgres = testPostgres()

const folder = builtProgram(new URL('../../server/worker.ts', import.meta.url), 'worker-program')

/** Starts the program that `npm run worker` runs. */
const startWorkerProgram = (settings: Readonly<Record<string, string>>) => {
  const env = { PATH: process.env['PATH'] ?? '', ...settings }
  const child = spawn(process.execPath, [join(folder, 'worker.js')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let out = ''
  child.stdout.on('data', (chunk) => (out += String(chunk)))
  const errorOutput = text(child.stderr)
  const exit = once(child, 'exit')
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    expectReady: () => eventually(() => expect(out).toBe('Rondrit works on jobs\n')),
    end: async () => ({ code: await exit, out, errorOutput: await errorOutput }),
  }
}

const exitWithError = (line: string) => ({ code: [1, null], out: '', errorOutput: `${line}\n` })

describe('the worker program', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'the worker exits with code 0 on %s, also where the signal is repeated',
    async (signal) => {
      const worker = startWorkerProgram({ DATABASE_URL: await postgres.newServerDatabaseUrl() })
      await worker.expectReady()
      for (let times = 0; times < 5; times += 1) {
        worker.kill(signal)
        await setTimeout(5)
      }
      expect(await worker.end()).toEqual({ code: [0, null], out: 'Rondrit works on jobs\n', errorOutput: '' })
    },
  )

  it('the worker exits with a one-line reason where a table is missing', async () => {
    const databaseUrl = await postgres.newServerDatabaseUrl()
    await postgres.run(databaseUrl, 'drop table directory')
    expect(await startWorkerProgram({ DATABASE_URL: databaseUrl }).end()).toEqual(
      exitWithError('Rondrit cannot start: relation "directory" does not exist.'),
    )
  })

  it('the worker exits with a one-line reason where the queue is not migrated', async () => {
    expect(await startWorkerProgram({ DATABASE_URL: await postgres.newDatabaseUrl() }).end()).toEqual(
      exitWithError('Rondrit cannot start: the queue of jobs is not as this program needs it: run npm run migrate.'),
    )
  })

  it('the worker refuses to start without DATABASE_URL', async () => {
    expect(await startWorkerProgram({}).end()).toEqual(
      exitWithError(
        'Rondrit cannot work here: a server with a database of its own does its jobs itself. Set DATABASE_URL.',
      ),
    )
  })
})
