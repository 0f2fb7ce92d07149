import * as E from 'fp-ts/Either'
import { among } from '../../../server/commands/command-group'
import { carriers } from '../../../server/commands/carriers'
import type { World } from '../../../server/commands/command'
import { demoOf } from '../../../server/commands/demo'
import { user } from '../../../server/commands/user'
import { cheap } from '../sign-in/sign-in-kit'
import { aStorage } from '../sign-in/a-storage'

const commands = among({ user, carriers, demo: demoOf(cheap) })

/** Runs commands one after the other on a storage of their own; the passwords are given beforehand. */
export const aWorld = async (...passwords: ReadonlyArray<string>) => {
  const storage = await aStorage()
  const coming = [...passwords]
  let ids = 0
  const world: World = {
    storage: async () => storage,
    passwords: cheap,
    askPassword: async () => E.fromNullable('There was no password.')(coming.shift()),
    now: () => new Date('2026-11-21T09:00:00.000Z'),
    newId: () => `id-${(ids += 1)}`,
  }
  return {
    storage,
    /** the passwords that were not asked for */
    left: () => coming,
    run: (line: string) =>
      commands.run(
        [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, a, b]) => a ?? b ?? ''),
        world,
      ),
  }
}
