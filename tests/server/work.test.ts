import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrateQueue } from '../../server/optimisation/queue'
import { testPostgres } from '../kit/postgres'
import { builtProgram } from './built-program'
import { eventually } from '../kit/eventually'

const postgres = testPostgres()

const folder = builtProgram(new URL('../../server/work.ts', import.meta.url), 'work-program')

/** Starts the program that `npm run worker` runs. */
const started = (settings: Readonly<Record<string, string>>) => {
  const env = { PATH: process.env['PATH'] ?? '', ...settings }
  const child = spawn(process.execPath, [join(folder, 'work.js')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let out = ''
  child.stdout.on('data', (chunk) => (out += String(chunk)))
  const refused = text(child.stderr)
  const exit = once(child, 'exit')
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    works: () => eventually(() => expect(out).toBe('Rondrit works on jobs\n')),
    end: async () => ({ code: await exit, out, refused: await refused }),
  }
}

const aReadyDatabase = async (): Promise<string> => {
  const databaseUrl = await postgres.aDatabase()
  await migrateQueue(databaseUrl)
  return databaseUrl
}

const refusedWith = (line: string) => ({ code: [1, null], out: '', refused: `${line}\n` })

describe('the worker program', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'the worker exits with code 0 on %s, also where the signal is repeated',
    async (signal) => {
      const worker = started({ DATABASE_URL: await aReadyDatabase() })
      await worker.works()
      for (let times = 0; times < 5; times += 1) {
        worker.kill(signal)
        await setTimeout(5)
      }
      expect(await worker.end()).toEqual({ code: [0, null], out: 'Rondrit works on jobs\n', refused: '' })
    },
  )

  it('the worker exits with a one-line reason where a table is missing', async () => {
    const databaseUrl = await aReadyDatabase()
    await postgres.run(databaseUrl, 'drop table directory')
    expect(await started({ DATABASE_URL: databaseUrl }).end()).toEqual(
      refusedWith('Rondrit cannot start: relation "directory" does not exist.'),
    )
  })

  it('the worker exits with a one-line reason where the queue is not migrated', async () => {
    expect(await started({ DATABASE_URL: await postgres.aDatabase() }).end()).toEqual(
      refusedWith('Rondrit cannot start: the queue of jobs is not as this program needs it: run npm run migrate.'),
    )
  })

  it('the worker refuses to start without DATABASE_URL', async () => {
    expect(await started({}).end()).toEqual(
      refusedWith(
        'Rondrit cannot work here: a server with a database of its own does its jobs itself. Set DATABASE_URL.',
      ),
    )
  })
})
