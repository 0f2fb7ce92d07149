import type { AddressBook } from '../address'
import type { EventBus } from '../event'
import type { Queue } from '../queue'
import type { Workplace } from '../workplace'
import type { SignIn } from '../sign-in'
import type { Storage } from '../storage'
import type { Travel } from '../travel'

/** All that the calls are answered with: what is kept, who may come in, and what else there is to ask. */
export type World = {
  readonly storage: Storage
  readonly signIn: Pick<SignIn, 'logIn' | 'whoIs'>
  readonly book: AddressBook
  readonly travel: Travel
  readonly bus: EventBus
  readonly queue: Queue
  readonly optimiser: Workplace['optimiser']
  readonly now: () => Date
  readonly newId: () => string
  /** what went wrong where nobody waited for it */
  readonly onAccident: (error: unknown) => void
  readonly close: () => Promise<void>
}
