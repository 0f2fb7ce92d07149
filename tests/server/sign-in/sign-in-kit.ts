import { onTestFinished } from 'vitest'
import { openSignIn, passwordsAt, type Passwords, type SignIn } from '../../../server/sign-in'
import type { OpenIdSettings } from '../../../server/sign-in/open-id'
import type { Storage } from '../../../server/storage'
import { throwError } from '../../kit/throw-error'
import { aStorage } from './a-storage'

/** Password hashes at a low cost, so that tests are fast. */
export const cheapPasswords = passwordsAt({ ln: 4, r: 8, p: 1 })

export const addressAt = (index: number): string => `192.0.2.${index}`

/** Anna's credentials, sent from her address. */
export const anna = { username: 'anna', password: 'correct horse', clientAddress: addressAt(1) }

/** Cheap password hashing that records the compared hashes; a test may run `duringCheck` in the middle of it. */
export const recordingPasswords = (duringCheck: () => Promise<void> = async () => undefined) => {
  const checkedHashes: Array<string | undefined> = []
  const passwords: Passwords = {
    ...cheapPasswords,
    matches: async (password, hash) => {
      checkedHashes.push(hash)
      await duringCheck()
      return cheapPasswords.matches(password, hash)
    },
  }
  return { ...passwords, checkedHashes }
}

const organisation = 'org-visser'

/** A storage in which Anna belongs to the organisation Visser. */
export const storageWithAnna = async (
  emptyStorage?: Storage,
): Promise<{ readonly storage: Storage; readonly organisation: string }> => {
  const storage = emptyStorage ?? (await aStorage())
  const passwordHash = await cheapPasswords.hash(anna.password)
  const createdAt = '2026-11-21T08:00:00.000Z'
  await storage.write(organisation, async (records) => {
    await records.organisation.add({ name: 'Visser Bezorgt', headquarters: { lat: 52.1, lng: 5.2 }, createdAt })
    const user = { id: 'user-anna', username: 'anna', passwordHash, createdAt }
    return records.users.add({ ...user, role: 'administrator', disabledAt: undefined })
  })
  return { storage, organisation }
}

type SignInParts = OpenIdSettings & {
  readonly storage?: Storage
  readonly passwords?: Passwords
  readonly sessionDays?: number
  readonly sessionIdleHours?: number
  readonly onError?: (error: unknown) => void
}

/** The sign-in of a server on that storage, with a clock that the test sets. */
export const aSignIn = async (parts: SignInParts = {}) => {
  let time = Date.parse('2026-11-21T09:00:00.000Z')
  const logged: unknown[] = []
  const storage = parts.storage ?? (await storageWithAnna()).storage
  const signIn: SignIn = openSignIn({
    ...parts,
    storage,
    passwords: parts.passwords ?? cheapPasswords,
    now: () => new Date(time),
    sessionDays: parts.sessionDays ?? 30,
    sessionIdleHours: parts.sessionIdleHours ?? 24 * 30,
    logEvent: (message, details) => void logged.push({ message, ...details }),
    onError: parts.onError ?? throwError,
  })
  onTestFinished(signIn.close)
  return {
    signIn,
    logged,
    storage,
    organisation,
    clock: {
      pass: (ms: number) => {
        time += ms
      },
    },
  }
}
