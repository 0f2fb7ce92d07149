import type * as E from 'fp-ts/Either'
import type { Passwords } from '../sign-in'
import type { Storage } from '../storage'

export type CommandPorts = {
  /** opened on first use; a running server may have it open at the same time */
  readonly storage: () => Promise<Storage>
  readonly passwords: Pick<Passwords, 'hash'>
  readonly askPassword: () => Promise<E.Either<string, string>>
  readonly now: () => Date
  readonly newId: () => string
}

export type Command = {
  /** one line for each variant of the command */
  readonly usage: ReadonlyArray<string>
  /** the right is printed; the left is a one-line reason why nothing was done */
  readonly run: (args: ReadonlyArray<string>, ports: CommandPorts) => Promise<E.Either<string, string>>
}
