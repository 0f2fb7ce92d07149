import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { errorMessage } from '../lifecycle'
import { readSettings, type Settings } from '../settings'
import { passwords } from '../sign-in'
import { openStorage, type Storage } from '../storage'
import { auditCommand } from './audit'
import { noRoadVersions, openTravel } from '../travel'
import { commandGroup } from './command'
import { askPassword } from './ask-password'
import { backupCommand, restoreCommand, migrateCommand, moveCommand } from './storage-commands'
import { addressesCommand, roadsCommand } from './roads-and-addresses'
import { carriers } from './carriers'
import { demoCommand } from './demo'
import { organisation } from './organisation'
import { user } from './user'

const createCommands = (settings: Settings) =>
  commandGroup({
    user,
    carriers,
    organisation,
    'audit-trail': auditCommand,
    demo: demoCommand(
      passwords,
      openTravel(settings, () => undefined, noRoadVersions),
    ),
    backup: backupCommand(settings),
    restore: restoreCommand(settings),
    addresses: addressesCommand(settings),
    roads: roadsCommand(settings),
    migrate: migrateCommand(settings),
    move: moveCommand(settings),
  })

const run = async (settings: Settings, args: ReadonlyArray<string>): Promise<E.Either<string, string>> => {
  let storage: Promise<Storage> | undefined
  const ports = {
    storage: () => (storage ??= openStorage(settings)),
    passwords,
    askPassword: () => askPassword({ input: process.stdin, output: process.stderr }),
    showProgress: progressOn(process.stderr),
    now: () => new Date(),
    newId: randomUUID,
  }
  try {
    return await createCommands(settings).run(args, ports)
  } catch (error) {
    return E.left(`That failed: ${errorMessage(error, settings)}.`)
  } finally {
    await (await storage?.catch(() => undefined))?.close()
  }
}

/** How often a line is written where it cannot be replaced, as in a log. */
const LOGGED_PROGRESS_MS = 10_000

/** The last line of a terminal is removed with the end of the command. */
const progressOn = (output: NodeJS.WriteStream): ((line: string) => void) => {
  let shownAt = -Infinity
  const isTerminal = output.isTTY
  if (isTerminal) process.once('exit', () => shownAt > 0 && output.write('\r\u001B[K'))
  return (line) => {
    if (performance.now() - shownAt < (isTerminal ? 100 : LOGGED_PROGRESS_MS)) return
    shownAt = performance.now()
    output.write(isTerminal ? `\r\u001B[K${line}` : `${line}\n`)
  }
}

const settings = readSettings(process.env)
const outcome = E.isLeft(settings)
  ? E.left(`${settings.left.join('; ')}.`)
  : await run(settings.right, process.argv.slice(2))
if (E.isRight(outcome)) process.stdout.write(`${outcome.right}\n`)
else {
  process.stderr.write(`${outcome.left}\n`)
  process.exitCode = 1
}
