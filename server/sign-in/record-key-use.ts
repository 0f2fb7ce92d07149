import * as E from 'fp-ts/Either'
import { elapsedMs, lruMap } from '../lru-map'
import type { Storage } from '../storage'
import type { KeyHolder } from './key-cache'

/** Notes that a request came with this key; `clientAddress` is called only where it is stored. */
export type RecordKeyUse = (holder: KeyHolder, clientAddress: () => string) => void

export type RecordKeyUsePorts = {
  readonly storage: Pick<Storage, 'write'>
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

const MAX_KEYS = 10_000
const RECORDED_EVERY_MS = 60_000

/** Stores the last use of a key at most once a minute, and lets no request wait for it. */
export const recordKeyUse = ({ storage, now, onError }: RecordKeyUsePorts): RecordKeyUse => {
  const recordedAt = lruMap<number>(MAX_KEYS)
  return ({ organisation, keyHash }, clientAddress) => {
    const usedAt = now()
    const last = recordedAt.get(keyHash)
    if (last !== undefined && elapsedMs(last, usedAt.getTime()) < RECORDED_EVERY_MS) return
    recordedAt.set(keyHash, usedAt.getTime())
    const use = { at: usedAt.toISOString(), address: clientAddress() }
    storage
      .write<never, void>(organisation, async ({ keys }) => E.right(await keys.recordUse(keyHash, use)))
      .catch(onError)
  }
}
