import * as E from 'fp-ts/Either'
import { auditCommand } from '../../../server/commands/audit'
import { carriers } from '../../../server/commands/carriers'
import { commandGroup, type CommandPorts } from '../../../server/commands/command'
import { demoCommand } from '../../../server/commands/demo'
import { organisation } from '../../../server/commands/organisation'
import { user } from '../../../server/commands/user'
import { cheapPasswords } from '../sign-in/sign-in-kit'
import { estimatedTravel } from '../../../server/travel'
import { aStorage } from '../sign-in/a-storage'

const commands = commandGroup({
  user,
  carriers,
  organisation,
  'audit-trail': auditCommand,
  demo: demoCommand(cheapPasswords, estimatedTravel),
})

/** Runs commands one after the other on their own storage; `passwords` answers the questions. */
export const commandRunner = async (...passwords: ReadonlyArray<string>) => {
  const storage = await aStorage()
  const remainingPasswords = [...passwords]
  let ids = 0
  const ports: CommandPorts = {
    storage: async () => storage,
    passwords: cheapPasswords,
    askPassword: async () => E.fromNullable('There was no password.')(remainingPasswords.shift()),
    showProgress: () => undefined,
    now: () => new Date('2026-11-21T09:00:00.000Z'),
    newId: () => `id-${(ids += 1)}`,
  }
  return {
    storage,
    /** passwords that were not asked for */
    unusedPasswords: () => remainingPasswords,
    run: (line: string) =>
      commands.run(
        [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, a, b]) => a ?? b ?? ''),
        ports,
      ),
  }
}
