import * as E from 'fp-ts/Either'
import { timingSafeEqual } from 'node:crypto'
import type { UserRole } from '../../src/domain/user'
import { elapsedMsOrInfinity, lruMap } from '../lru-map'
import type { KeyRecord, OrganisationId, Storage } from '../storage'
import { hashOf, organisationOf, endOfKey, type SessionLimits } from './key'

/** A user, and the API key that a request came with. */
export type KeyHolder = {
  readonly organisation: OrganisationId
  readonly userId: string
  readonly username: string
  /** the hash by which the key is stored */
  readonly keyHash: string
  readonly keyKind: Exclude<KeyRecord['kind'], 'link'>
  /** up to two seconds old */
  readonly role: UserRole
}

export type KeyCache = {
  /**
   * Undefined if the key is unknown or has ended. Synchronous if the key was looked up recently. `connection` is the
   * connection of the request, if there is one.
   */
  readonly findKeyHolder: (
    apiKey: string,
    connection?: object,
  ) => KeyHolder | undefined | Promise<KeyHolder | undefined>
  /** the id of the user whose key this was when it was last looked up */
  readonly knownUserOf: (apiKey: string) => string | undefined
  /** whether a stored key is no longer valid, by its age and its last use */
  readonly isEnded: (key: Pick<KeyRecord, 'kind' | 'endsAt' | 'madeAt' | 'lastUsedAt'>) => boolean
  /** refuses a key from now on that is removed from the storage */
  readonly forgetKey: (keyHash: string) => void
}

export type KeyCachePorts = SessionLimits & {
  readonly storage: Pick<Storage, 'readOneStatement'>
  readonly now: () => Date
}

const MAX_KEYS = 10_000
/** An ended key may still be accepted for this long, because another process may have ended it. */
const CACHED_FOR_MS = 2_000

type ValidPeriod = { readonly since: number; readonly until: number }
type CachedKey = ValidPeriod & { readonly holder: KeyHolder }
type PendingLookUp = ValidPeriod & { readonly holder: Promise<KeyHolder | undefined> }

/** Compares in constant time, because one proxy connection may carry the keys of many users. */
const isSameKey = (apiKey: string, otherApiKey: string): boolean =>
  apiKey.length === otherApiKey.length &&
  timingSafeEqual(Buffer.from(apiKey, 'utf16le'), Buffer.from(otherApiKey, 'utf16le'))

const isValidAt = ({ since, until }: ValidPeriod, timestamp: number): boolean =>
  elapsedMsOrInfinity(since, timestamp) < until - since

/**
 * Looks a key up at most once every few seconds, because a lookup takes longer than answering a request. Only valid
 * keys are cached, so that invalid ones cannot fill the memory, and only their hashes, so that the memory holds no
 * keys. The exception is the last key of each connection, which usually comes with every request on it.
 */
export const keyCache = ({ storage, now, ...limits }: KeyCachePorts): KeyCache => {
  const cachedKeys = lruMap<CachedKey>(MAX_KEYS)
  /** those whose look-up may still be under way */
  const removedKeys = lruMap<true>(MAX_KEYS)
  const pendingLookUps = new Map<string, PendingLookUp>()
  const lastKeys = new WeakMap<object, { readonly apiKey: string; readonly cached: CachedKey }>()

  const lookUpKey = async (
    organisation: OrganisationId,
    keyHash: string,
    timestamp: number,
  ): Promise<KeyHolder | undefined> => {
    const keyRecord = await storage.readOneStatement(organisation, ({ keys }) => keys.find(keyHash))
    const ends = keyRecord === undefined ? 0 : endOfKey(keyRecord, limits)
    if (keyRecord === undefined || ends <= timestamp || removedKeys.get(keyHash) === true) return undefined
    const { userId, username, role, kind: keyKind } = keyRecord
    if (keyKind === 'link') return undefined
    const holder = { organisation, userId, username, role, keyHash, keyKind }
    cachedKeys.set(keyHash, { holder, since: timestamp, until: Math.min(ends, timestamp + CACHED_FOR_MS) })
    return holder
  }

  /** Many event streams check the same key at the same time: they share one lookup. */
  const lookUpOnce = (organisation: OrganisationId, keyHash: string, timestamp: number): PendingLookUp['holder'] => {
    const pending = pendingLookUps.get(keyHash)
    if (pending !== undefined && isValidAt(pending, timestamp)) return pending.holder
    const holder = lookUpKey(organisation, keyHash, timestamp).finally(() => {
      if (pendingLookUps.get(keyHash) === ownLookUp) pendingLookUps.delete(keyHash)
    })
    const ownLookUp = { since: timestamp, until: timestamp + CACHED_FOR_MS, holder }
    pendingLookUps.set(keyHash, ownLookUp)
    return holder
  }

  return {
    findKeyHolder: (apiKey, connection) => {
      const timestamp = now().getTime()
      const lastKey = connection && lastKeys.get(connection)
      if (lastKey !== undefined && isSameKey(lastKey.apiKey, apiKey)) {
        const { holder } = lastKey.cached
        if (isValidAt(lastKey.cached, timestamp) && cachedKeys.get(holder.keyHash) === lastKey.cached) return holder
      }
      const keyHash = hashOf(apiKey)
      const cached = cachedKeys.get(keyHash)
      if (cached !== undefined && isValidAt(cached, timestamp)) {
        if (connection !== undefined) lastKeys.set(connection, { apiKey, cached })
        return cached.holder
      }
      const organisation = organisationOf(apiKey)
      return organisation === undefined ? undefined : lookUpOnce(organisation, keyHash, timestamp)
    },
    knownUserOf: (apiKey) => cachedKeys.get(hashOf(apiKey))?.holder.userId,
    isEnded: (key) => endOfKey(key, limits) <= now().getTime(),
    forgetKey: (keyHash) => {
      removedKeys.set(keyHash, true)
      cachedKeys.delete(keyHash)
      pendingLookUps.delete(keyHash)
    },
  }
}

/** Notes that a request came with this key; `clientAddress` is called only where it is stored. */
export type RecordKeyUse = (holder: KeyHolder, clientAddress: () => string) => void

export type RecordKeyUsePorts = {
  readonly storage: Pick<Storage, 'write'>
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

const RECORDED_EVERY_MS = 60_000

/** Stores the last use of a key at most once a minute, and lets no request wait for it. */
export const recordKeyUse = ({ storage, now, onError }: RecordKeyUsePorts): RecordKeyUse => {
  const recordedAt = lruMap<number>(MAX_KEYS)
  return ({ organisation, keyHash }, clientAddress) => {
    const usedAt = now()
    const last = recordedAt.get(keyHash)
    if (last !== undefined && elapsedMsOrInfinity(last, usedAt.getTime()) < RECORDED_EVERY_MS) return
    recordedAt.set(keyHash, usedAt.getTime())
    const use = { at: usedAt.toISOString(), address: clientAddress() }
    storage
      .write<never, void>(organisation, async ({ keys }) => E.right(await keys.recordUse(keyHash, use)))
      .catch(onError)
  }
}
