import * as E from 'fp-ts/Either'
import type { CommandPorts } from '../../../server/commands/command'

/** The world of a command that needs none of it. */
export const noPorts: CommandPorts = {
  storage: () => Promise.reject(new Error('It needs none.')),
  passwords: { hash: async () => '' },
  askPassword: async () => E.left('Nobody is asked.'),
  now: () => new Date(0),
  newId: () => '',
}
