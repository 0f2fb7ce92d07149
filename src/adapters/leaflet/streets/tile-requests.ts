import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../../domain/failure'
import { TILE_SIZE, type StreetTileAddress, type WorldBox } from '../../../domain/map'
import type { StreetTileBytes } from '../painting/painter-messages'

export const keyOfTile = ({ level, x, y }: StreetTileAddress): string => `${level}/${x}/${y}`

/** A tile without bytes has no streets. */
export type ReadStreetTile = (
  address: StreetTileAddress,
  cancelSignal: AbortSignal,
) => TE.TaskEither<CallFailure, Uint8Array>

/** The tiles that are looked at: each is read once, and a few are kept for when the view returns to them. */
export type TileRequests = {
  /** reads what is not there yet, and cancels what no owner requests any more; the listener is called after each tile */
  readonly request: (owner: TileOwner, addresses: ReadonlyArray<StreetTileAddress>, onRead: () => void) => void
  /** whether all tiles that the owner wants are there, or cannot be read */
  readonly isComplete: (owner: TileOwner) => boolean
  /** those of the owner that have streets */
  readonly withStreets: (owner: TileOwner) => ReadonlyArray<StreetTileAddress>
  readonly remove: () => void
}

type TileOwner = 'map' | 'inset'

const MAX_KEPT = 256

/** A tile that could not be read is asked for again when the map is drawn after so long. */
const RETRY_MS = 5_000

type TileState =
  | { readonly kind: 'loading'; readonly controller: AbortController }
  | { readonly kind: 'read'; readonly hasStreets: boolean }
  | { readonly kind: 'failed'; readonly at: number }

type Wants = { readonly addresses: ReadonlyArray<StreetTileAddress>; readonly onRead: () => void }

export const createTileRequests = (
  readTile: ReadStreetTile,
  keepOrRemoveTile: (tile: StreetTileBytes) => void,
): TileRequests => {
  /** the one that was wanted longest ago first */
  const states = new Map<string, TileState>()
  const wants = new Map<TileOwner, Wants>()
  let hasOtherVersion = false

  const isWanted = (key: string): boolean =>
    [...wants.values()].some(({ addresses }) => addresses.some((address) => keyOfTile(address) === key))

  const read = async (address: StreetTileAddress): Promise<void> => {
    const key = keyOfTile(address)
    const controller = new AbortController()
    const loading: TileState = { kind: 'loading', controller }
    states.set(key, loading)
    const answer = await readTile(address, controller.signal)()
    if (states.get(key) !== loading) return
    if (E.isRight(answer)) {
      const hasStreets = answer.right.length > 0
      if (hasStreets) keepOrRemoveTile({ key, bytes: answer.right })
      states.set(key, { kind: 'read', hasStreets })
    } else {
      // The streets of another version have other addresses, which a page that is loaded again knows.
      hasOtherVersion ||= answer.left.kind === 'refused' && answer.left.code === 'not_found'
      states.set(key, { kind: 'failed', at: performance.now() })
    }
    for (const { addresses, onRead } of wants.values())
      if (addresses.some((wanted) => keyOfTile(wanted) === key)) onRead()
  }

  const needsReading = (state: TileState | undefined): boolean =>
    !hasOtherVersion && (state === undefined || (state.kind === 'failed' && performance.now() - state.at > RETRY_MS))

  const forget = (key: string): void => {
    states.delete(key)
    keepOrRemoveTile({ key, bytes: undefined })
  }

  return {
    request: (owner, addresses, onRead) => {
      wants.set(owner, { addresses, onRead })
      for (const [key, state] of states)
        if (state.kind === 'loading' && !isWanted(key)) {
          states.delete(key)
          state.controller.abort()
        }
      for (const address of addresses) {
        const key = keyOfTile(address)
        const state = states.get(key)
        if (needsReading(state)) void read(address)
        else if (state !== undefined) {
          states.delete(key)
          states.set(key, state)
        }
      }
      for (const key of [...states.keys()].slice(0, Math.max(0, states.size - MAX_KEPT)))
        if (!isWanted(key)) forget(key)
    },
    isComplete: (owner) =>
      (wants.get(owner)?.addresses ?? []).every((address) => states.get(keyOfTile(address))?.kind !== 'loading'),
    withStreets: (owner) =>
      (wants.get(owner)?.addresses ?? []).filter((address) => {
        const state = states.get(keyOfTile(address))
        return state?.kind === 'read' && state.hasStreets
      }),
    remove: () => {
      wants.clear()
      for (const state of states.values()) if (state.kind === 'loading') state.controller.abort()
      states.clear()
    },
  }
}

/** The tiles that a part of the map touches, row by row. */
export const tilesIn = ({ west, north, east, south }: WorldBox, level: number): ReadonlyArray<StreetTileAddress> => {
  const count = 2 ** level
  const tileAt = (position: number): number => Math.floor((position / TILE_SIZE) * count)
  const between = (from: number, to: number): ReadonlyArray<number> => {
    const first = Math.max(0, tileAt(from))
    return Array.from({ length: Math.max(0, Math.min(count - 1, tileAt(to)) - first + 1) }, (_, index) => first + index)
  }
  return between(north, south).flatMap((y) => between(west, east).map((x) => ({ level, x, y })))
}
