import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSignIn, passwords } from '../../../server/sign-in'
import { openServerStorage } from '../../../server/storage'
import { right } from '../../kit/either'
import { throwError } from '../../kit/throw-error'
import { MINUTES, programsOfTests } from '../../crash/release/test-programs'

const buildForTests = programsOfTests()

let commands = ''
beforeAll(async () => {
  commands = (await buildForTests('beside')).commands
}, MINUTES)

type CommandOutput = { readonly code: number; readonly out: string; readonly line: string }

/** As npm does, which builds the commands each time. */
const asNpmRuns = ['scripts/run.mjs', 'server/commands/main.ts']

/** Runs a command in a process of its own, on a data folder. */
const commandOn =
  (folder: string, program: ReadonlyArray<string>) =>
  (args: ReadonlyArray<string>, typed = ''): Promise<CommandOutput> =>
    new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [...program, ...args],
        { env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', DATA_DIR: folder } },
        (error, out, line) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, line }),
      )
      child.stdin?.end(typed)
    })

describe('a command beside a running server', () => {
  it("a new user can sign in, and a changed password ends the user's sessions", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rondrit-beside-'))
    const storage = await openServerStorage({ dataDir: folder, databaseUrl: undefined })
    const command = commandOn(folder, [commands])
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
      const add = ['user', 'add', 'anna', '--organisation', 'Visser']
      expect(await commandOn(folder, asNpmRuns)(add, 'correct horse\n')).toEqual({
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
  })
})
