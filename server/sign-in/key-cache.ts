import { timingSafeEqual } from 'node:crypto'
import { passed, recentOf } from '../lru-map'
import type { OrganisationId, Storage } from '../storage'
import { digestOf, organisationOf } from './api-key'

/** The user whose key it is. */
export type KeyHolder = {
  readonly organisation: OrganisationId
  readonly userId: string
  readonly username: string
}

export type KnownKeys = {
  /**
   * Undefined where the key is unknown or has ended. Without a promise where the key was looked up a moment ago.
   * `over` is the connection of the request, if there is one.
   */
  readonly whoIs: (key: string, over?: object) => KeyHolder | undefined | Promise<KeyHolder | undefined>
}

export type KnownKeysPorts = {
  readonly storage: Pick<Storage, 'read'>
  readonly now: () => Date
}

const MOST_KEYS = 10_000
/** For so long an ended key may still be accepted, since keys are ended by another process. */
const GOOD_FOR_MS = 2_000

type Span = { readonly since: number; readonly until: number }
type Good = Span & { readonly holder: KeyHolder }
type KeyLookUp = Span & { readonly found: Promise<KeyHolder | undefined> }

/** Takes the same time wherever the keys differ, since one connection of a proxy may carry the keys of many users. */
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one, 'utf16le'), Buffer.from(other, 'utf16le'))

const isGoodAt = ({ since, until }: Span, at: number): boolean => passed(since, at) < until - since

/**
 * Looks a key up at most once every few seconds, since a look-up takes longer than answering a request. Only good keys
 * are remembered, so that bad ones cannot fill the memory, and only their digests, so that no keys lie in it. The one
 * exception is the last key of each connection, which usually comes with every request on that connection.
 */
export const knownKeys = ({ storage, now }: KnownKeysPorts): KnownKeys => {
  const good = recentOf<Good>(MOST_KEYS)
  const looking = new Map<string, KeyLookUp>()
  const said = new WeakMap<object, Good & { readonly key: string }>()

  const lookUp = async (organisation: OrganisationId, digest: string, at: number): Promise<KeyHolder | undefined> => {
    const found = await storage.read(organisation, ({ keys }) => keys.find(digest))
    const ends = found === undefined ? 0 : Date.parse(found.endsAt)
    if (found === undefined || ends <= at) return undefined
    const holder = { organisation, userId: found.userId, username: found.username }
    good.put(digest, { holder, since: at, until: Math.min(ends, at + GOOD_FOR_MS) })
    return holder
  }

  /** Many event streams check their key at the same moment, often the same key: they share one look-up. */
  const lookUpOnce = (organisation: OrganisationId, digest: string, at: number): KeyLookUp['found'] => {
    const begun = looking.get(digest)
    if (begun !== undefined && isGoodAt(begun, at)) return begun.found
    const found = lookUp(organisation, digest, at).finally(() => {
      if (looking.get(digest) === own) looking.delete(digest)
    })
    const own = { since: at, until: at + GOOD_FOR_MS, found }
    looking.set(digest, own)
    return found
  }

  return {
    whoIs: (key, over) => {
      const at = now().getTime()
      const again = over && said.get(over)
      if (again !== undefined && isGoodAt(again, at) && isSame(again.key, key)) return again.holder
      const digest = digestOf(key)
      const known = good.get(digest)
      if (known !== undefined && isGoodAt(known, at)) {
        if (over !== undefined) said.set(over, { ...known, key })
        return known.holder
      }
      const organisation = organisationOf(key)
      return organisation === undefined ? undefined : lookUpOnce(organisation, digest, at)
    },
  }
}
