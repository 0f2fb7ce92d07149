import * as E from 'fp-ts/Either'
import { calendarDateAt } from '../../src/domain/calendar'
import { demoOrganisation, storeDemo } from '../demo'
import type { Settings } from '../settings'
import { hasPassword, isLoopback, checkListenAddress, type Passwords } from '../sign-in'
import type { Storage } from '../storage'
import type { Travel } from '../travel'

/** Which hint the operator gets with the ready line: how to log in to the demo, or how to add the first user. */
export type StartHint = { readonly kind: 'demo' | 'no user yet' | 'nothing' }

type Ports = {
  readonly storage: Storage
  readonly passwords: Passwords
  /** the roads of the demo */
  readonly travel: Pick<Travel, 'leg' | 'drive' | 'dataDate'>
  readonly now: () => Date
}

const demoUser = { username: 'demo', password: 'demo' }
export const DEMO_SEED = 1

/** Creates the demo organisation if configured, and checks that the server may listen at this address. */
export const prepareStart = async (
  { host, demo }: Pick<Settings, 'host' | 'demo'>,
  ports: Ports,
): Promise<E.Either<string, StartHint>> => {
  const { storage } = ports
  const isEmpty = !(await storage.directory.hasUsers())
  const isDemoCreated = isEmpty && demo !== 'off' && isLoopback(host) && (await createDemo(ports))
  const hasUsers = isDemoCreated || (await storage.directory.hasUsers())
  // Checking a password is slow, and unnecessary if the demo was just created.
  const hasDemoPassword = isDemoCreated || (hasUsers && (await hasPassword(ports)(demoUser)))
  if (demo === 'on' && !hasDemoPassword) return E.left(isLoopback(host) ? otherUsersMessage : notOnLoopbackMessage)
  const listenCheck = checkListenAddress({ host, hasUsers, isDemoPasswordUnchanged: hasDemoPassword })
  if (E.isLeft(listenCheck)) return listenCheck
  return E.right({ kind: hasDemoPassword ? 'demo' : hasUsers ? 'nothing' : 'no user yet' })
}

/** False if no demo could be created. */
const createDemo = async ({ storage, passwords, travel, now }: Ports): Promise<boolean> => {
  const today = calendarDateAt(now().toISOString())
  if (today === undefined) return false
  // Another thread computes the hash while the demo data is generated here.
  const passwordHash = passwords.hash(demoUser.password)
  return E.isRight(await storeDemo(storage, demoOrganisation(DEMO_SEED, today, travel), () => passwordHash))
}

const otherUsersMessage =
  'DEMO is on, but there are other users already: choose an empty DATA_DIR, or leave DEMO at auto'
const notOnLoopbackMessage = 'DEMO is on, and the demo is for this machine alone: leave HOST at 127.0.0.1'
