import type * as E from 'fp-ts/Either'
import type { Passwords } from '../sign-in'
import type { Storage } from '../storage'

/** What a command works with. */
export type CommandPorts = {
  /** opened on the first use; a running server may have it open at the same time */
  readonly storage: () => Promise<Storage>
  readonly passwords: Pick<Passwords, 'hash'>
  readonly askPassword: () => Promise<E.Either<string, string>>
  readonly now: () => Date
  readonly newId: () => string
}

export type Command = {
  /** how the command is called, one line for each way */
  readonly usage: ReadonlyArray<string>
  /** the right is printed; the left says in one line why nothing was done */
  readonly run: (args: ReadonlyArray<string>, ports: CommandPorts) => Promise<E.Either<string, string>>
}
