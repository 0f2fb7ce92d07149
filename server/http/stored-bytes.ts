import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { isCountedAsStored, type AnyEndpoint, type Refusal } from '../../contract'
import { formatNumber } from '../../src/domain/text'
import { elapsedMsOrInfinity, lruMap } from '../lru-map'
import type { OrganisationId, Storage } from '../storage'
import { userIn } from './command-and-result'
import { bodyBytesOf } from './request-limits'
import { sendRefusal } from './send-refusal'

const MEGABYTE = 1_000_000

/** A body is stored in rows and in the history, which also holds what it replaces. */
const STORED_FOR_EACH_BYTE = 3
const LEAST_STORED_BYTES = 10_000

/** While an organisation has stored too much, its requests have it counted again every second: it may have deleted. */
const RECOUNT_MS = 1_000
/** Other servers store too, and old changes are deleted. */
const REGULAR_RECOUNT_MS = 3_600_000

const MAX_ORGANISATIONS = 10_000

/** `storedSince` is at least what was stored after the bytes were counted. */
type Count = { readonly bytes: number; readonly countedAt: number; readonly storedSince: number }

const notCounted: Count = { bytes: 0, countedAt: Infinity, storedSince: 0 }

export type StoredBytesLimit = {
  /** refuses a body that an organisation has no room for, before it is read; nobody waits until its bytes are counted */
  readonly checkOf: (
    endpoint: AnyEndpoint,
  ) => (request: FastifyRequest, reply: FastifyReply, proceed: HookHandlerDoneFunction) => void
}

export type StoredBytesPorts = {
  readonly storage: Pick<Storage, 'read'>
  /** 0 for no limit */
  readonly organisationMegabytes: number
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/**
 * Limits what an organisation stores. Its bytes are counted when it first stores something, and again when what it sent
 * since may have used up its room: counting takes as long as some edits.
 */
export const storedBytesLimit = ({
  storage,
  organisationMegabytes,
  now,
  onError,
}: StoredBytesPorts): StoredBytesLimit => {
  const limit = organisationMegabytes * MEGABYTE
  const counts = lruMap<Count>(MAX_ORGANISATIONS)
  const counting = new Set<OrganisationId>()

  const count = async (organisation: OrganisationId): Promise<void> => {
    if (counting.has(organisation)) return
    counting.add(organisation)
    const { storedSince: storedBefore } = counts.get(organisation) ?? notCounted
    try {
      const projects = await storage.read(organisation, async (records) =>
        (await records.projects.all()).map(({ id }) => id),
      )
      let bytes = 0
      // Each in a read of its own, so that others have their turn.
      for (const project of [undefined, ...projects])
        bytes += await storage.read(organisation, (records) => records.organisation.storedBytes(project))
      const { storedSince } = counts.get(organisation) ?? notCounted
      counts.set(organisation, {
        bytes,
        countedAt: now().getTime(),
        storedSince: Math.max(0, storedSince - storedBefore),
      })
    } catch (error) {
      onError(error)
    } finally {
      counting.delete(organisation)
    }
  }

  const recountIfNeeded = (organisation: OrganisationId): void => {
    const { bytes, countedAt, storedSince } = counts.get(organisation) ?? notCounted
    const interval = bytes + storedSince > limit ? RECOUNT_MS : REGULAR_RECOUNT_MS
    if (elapsedMsOrInfinity(countedAt, now().getTime()) > interval) void count(organisation)
  }

  /** A body counts once its request is over: a count that began before might not have seen what it stored. */
  const addWhenOver = (organisation: OrganisationId, bodyBytes: number, reply: FastifyReply): void => {
    let isOver = false
    const add = (): void => {
      if (isOver) return
      isOver = true
      const counted = counts.get(organisation) ?? notCounted
      const added = Math.max(LEAST_STORED_BYTES, STORED_FOR_EACH_BYTE * bodyBytes)
      counts.set(organisation, { ...counted, storedSince: counted.storedSince + added })
      recountIfNeeded(organisation)
    }
    reply.raw.once('finish', add).once('close', add)
  }

  return {
    checkOf: (endpoint) => (request, reply, proceed) => {
      const organisation = userIn(request)?.organisation
      if (limit === 0 || !isCountedAsStored(endpoint) || organisation === undefined) return proceed()
      if ((counts.get(organisation)?.bytes ?? 0) > limit) {
        recountIfNeeded(organisation)
        sendRefusal(reply, refusalAbove(organisationMegabytes))
      } else {
        addWhenOver(organisation, bodyBytesOf(endpoint, request), reply)
        proceed()
      }
    },
  }
}

const refusalAbove = (megabytes: number): Refusal => ({
  code: 'too_much_stored',
  message: `Your organisation has stored more than the ${formatNumber(megabytes)} MB that it may. Delete projects that are no longer needed first, or ask who runs the server for more room.`,
})
