import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { whyItFailed } from '../lifecycle'
import { settingsOf, type Settings } from '../settings'
import { passwords } from '../sign-in'
import { openStorage, type Storage } from '../storage'
import { among } from './command-group'
import { askPassword } from './ask-password'
import { backupOf } from './backup'
import { carriers } from './carriers'
import { demoOf } from './demo'
import { migrateOf } from './migrate'
import { moveOf } from './move'
import { restoreOf } from './restore'
import { user } from './user'

const commandsOf = (settings: Settings) =>
  among({
    user,
    carriers,
    demo: demoOf(passwords),
    backup: backupOf(settings),
    restore: restoreOf(settings),
    migrate: migrateOf(settings),
    move: moveOf(settings),
  })

const run = async (settings: Settings, args: ReadonlyArray<string>): Promise<E.Either<string, string>> => {
  let opened: Promise<Storage> | undefined
  const world = {
    storage: () => (opened ??= openStorage(settings)),
    passwords,
    askPassword: () => askPassword({ input: process.stdin, output: process.stderr }),
    now: () => new Date(),
    newId: randomUUID,
  }
  try {
    return await commandsOf(settings).run(args, world)
  } catch (error) {
    return E.left(`That failed: ${whyItFailed(error, settings)}.`)
  } finally {
    await (await opened?.catch(() => undefined))?.close()
  }
}

const settings = settingsOf(process.env)
const outcome = E.isLeft(settings)
  ? E.left(`${settings.left.join('; ')}.`)
  : await run(settings.right, process.argv.slice(2))
if (E.isRight(outcome)) process.stdout.write(`${outcome.right}\n`)
else {
  process.stderr.write(`${outcome.left}\n`)
  process.exitCode = 1
}
