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
  /** nobody where the key is unknown, or has ended; at once where it was asked about a moment ago */
  readonly whoIs: (key: string) => KeyHolder | undefined | Promise<KeyHolder | undefined>
}

export type KnownKeysPorts = {
  readonly storage: Pick<Storage, 'read'>
  readonly now: () => Date
}

const MOST_KEYS = 10_000
/** For so long a key that was ended may still be good here: whoever ends one is another process. */
const GOOD_FOR_MS = 2_000

type Good = { readonly holder: KeyHolder; readonly until: number }

/**
 * Looks a key up at most once every few seconds: a request is answered in less time than a look-up takes. Only keys
 * that were good are remembered, and by their digests, so that neither bad keys fill the memory nor good ones lie in it.
 */
export const knownKeys = ({ storage, now }: KnownKeysPorts): KnownKeys => {
  const good = recentOf<Good>(MOST_KEYS)

  const lookUp = async (organisation: OrganisationId, digest: string, at: number): Promise<KeyHolder | undefined> => {
    const found = await storage.read(organisation, ({ keys }) => keys.find(digest))
    const ends = found === undefined ? 0 : Date.parse(found.endsAt)
    if (found === undefined || ends <= at) return undefined
    const holder = { organisation, userId: found.userId, username: found.username }
    good.put(digest, { holder, until: Math.min(ends, at + GOOD_FOR_MS) })
    return holder
  }

  return {
    whoIs: (key) => {
      const [digest, at] = [digestOf(key), now().getTime()]
      const known = good.get(digest)
      if (known !== undefined && at < known.until) return known.holder
      const organisation = organisationOf(key)
      return organisation === undefined ? undefined : lookUp(organisation, digest, at)
    },
  }
}
