import type { Geocoder } from '../address'
import type { EventBus } from '../events'
import type { Queue } from '../optimisation/queue'
import type { JobRunnerPorts } from '../optimisation'
import type { SignIn } from '../sign-in'
import type { Storage } from '../storage'
import type { Travel } from '../travel'

/** Everything that the endpoints need: storage, sign-in, addresses, roads, events, jobs and the solver. */
export type Dependencies = {
  readonly storage: Storage
  readonly signIn: Pick<SignIn, 'logIn' | 'findKeyHolder'>
  readonly geocoder: Geocoder
  readonly travel: Travel
  readonly bus: EventBus
  readonly queue: Queue
  readonly solver: JobRunnerPorts['solver']
  readonly now: () => Date
  readonly newId: () => string
  /** logs errors outside requests */
  readonly onError: (error: unknown) => void
  readonly close: () => Promise<void>
}
