import { timingSafeEqual } from 'node:crypto'
import type { OrganisationId, Storage } from '../storage'
import { digestOf, organisationOf } from './api-key'
import { recentOf } from './recent'

/** Whose key it is. */
export type KeyHolder = {
  readonly organisation: OrganisationId
  readonly userId: string
  readonly username: string
}

export type KnownKeys = {
  /**
   * Nobody where the key is unknown, or has ended; at once where it was asked about a moment ago. `over` is the connection
   * that it came by, if there is one.
   */
  readonly whoIs: (key: string, over?: object) => KeyHolder | undefined | Promise<KeyHolder | undefined>
}

export type KnownKeysPorts = {
  readonly storage: Pick<Storage, 'read'>
  readonly now: () => Date
}

const MOST_KEYS = 10_000
/** For so long a key that was ended may still be good here: whoever ends one is another process. */
const GOOD_FOR_MS = 2_000

type Span = { readonly since: number; readonly until: number }
type Good = Span & { readonly holder: KeyHolder }
type KeyLookUp = Span & { readonly found: Promise<KeyHolder | undefined> }

/** However far they are alike: a proxy's connection says the keys of many. */
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one, 'utf16le'), Buffer.from(other, 'utf16le'))

/** A clock that was put back makes no key good for longer. */
const isGoodAt = ({ since, until }: Span, at: number): boolean => since <= at && at < until

/**
 * Looks a key up at most once every few seconds: a request is answered in less time than a look-up takes. Only keys
 * that were good are remembered, and by their digests, so that neither bad keys fill the memory nor good ones lie in it.
 * The one exception is the key that a connection said last, for whoever holds that connection says it again and again.
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

  /** Many who follow something are asked for their key at the same moment, and may all have the same. */
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
