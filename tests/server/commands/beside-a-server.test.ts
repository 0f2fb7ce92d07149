import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { openSignIn, passwords } from '../../../server/sign-in'
import { openServerStorage } from '../../../server/storage'
import { right } from '../../kit/either'
import { throwError } from '../../kit/throw-error'

/** Each command is built before it runs, possibly on two processors that other tests use too. */
const BUILDING_MS = 90_000

type CommandOutput = { readonly code: number; readonly out: string; readonly line: string }

/** Runs a command in a process of its own, on a data folder. */
const commandOn =
  (folder: string) =>
  (args: ReadonlyArray<string>, typed = ''): Promise<CommandOutput> =>
    new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        ['scripts/run.mjs', 'server/commands/main.ts', ...args],
        { env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', DATA_DIR: folder } },
        (error, out, line) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, line }),
      )
      child.stdin?.end(typed)
    })

describe('a command beside a running server', () => {
  it(
    "a new user can sign in, and a changed password ends the user's sessions",
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'rondrit-beside-'))
      const storage = await openServerStorage({ dataDir: folder, databaseUrl: undefined })
      const command = commandOn(folder)
      let time = Date.now()
      const { logIn, findKeyHolder } = openSignIn({
        storage,
        passwords,
        now: () => new Date(time),
        sessionDays: 1,
        sessionIdleHours: 24,
        logEvent: () => undefined,
        onError: throwError,
      })
      const anna = { username: 'anna', clientAddress: '127.0.0.1' }
      try {
        expect(await command(['user', 'add', 'anna', '--organisation', 'Visser'], 'correct horse\n')).toEqual({
          code: 0,
          out: 'User anna and organisation Visser are there, with one carrier of that name. The user is its administrator.\n',
          line: '',
        })
        const first = right(await logIn({ ...anna, password: 'correct horse' })).apiKey
        expect((await findKeyHolder(first))?.username).toBe('anna')

        expect((await command(['user', 'password', 'anna'], 'battery staple\n')).code).toBe(0)
        time += 2_000
        expect(await findKeyHolder(first)).toBeUndefined()
        expect(E.isLeft(await logIn({ ...anna, password: 'correct horse' }))).toBe(true)
        const second = right(await logIn({ ...anna, password: 'battery staple' })).apiKey

        expect((await command(['user', 'remove', 'anna'])).code).toBe(0)
        time += 2_000
        expect(await findKeyHolder(second)).toBeUndefined()
        expect(await command(['user', 'remove', 'anna'])).toEqual({
          code: 1,
          out: '',
          line: 'There is no user anna.\n',
        })
      } finally {
        await storage.close()
        await rm(folder, { recursive: true })
      }
    },
    BUILDING_MS,
  )
})
