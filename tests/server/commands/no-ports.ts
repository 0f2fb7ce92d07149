import * as E from 'fp-ts/Either'
import type { CommandPorts } from '../../../server/commands/command'

/** For commands that use no ports. */
export const noPorts: CommandPorts = {
  storage: () => Promise.reject(new Error('It needs none.')),
  passwords: { hash: async () => '' },
  askPassword: async () => E.left('Nobody is asked.'),
  showProgress: () => undefined,
  now: () => new Date(0),
  newId: () => '',
}
