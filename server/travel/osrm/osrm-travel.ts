import * as E from 'fp-ts/Either'
import { isSamePlace, placeKeyOf, type Coordinates } from '../../../src/domain/address'
import { detourLegsBy, type Leg } from '../../../src/domain/problem'
import type { RoadSource } from '../../../src/domain/route'
import { consecutivePairs } from '../../../src/domain/value'
import { estimatedTravel } from '../estimated-travel'
import { tableCache } from '../table-cache'
import type { LegTable, PlacePair, Travel } from '../travel'
import { fetchTable, fetchDrive } from './fetch-osrm'
import { lruMap } from '../../lru-map'
import { measureDrive } from '../count-legs'
import { fetchStar, legCache, starsOf } from './leg-cache'
import { runInParallel, type OsrmRequest } from './request-osrm'

export type OsrmOptions = {
  readonly url: string
  /** the timeout of one request, until its answer is read */
  readonly timeoutMs?: number
  /** the timeout of all requests of one table or plan */
  readonly totalTimeoutMs?: number
  /** the timeout of all requests before an edit by hand or its prices */
  readonly editTimeoutMs?: number
  /** how long OSRM gets no request after it was unavailable */
  readonly retryAfterMs?: number
  /** gets a message that OSRM is unavailable, without coordinates */
  readonly onUnavailable?: (message: string) => void
}

/** Real roads as long as OSRM answers; otherwise estimates, with a warning. */
export const osrmTravel = (
  {
    url,
    timeoutMs = 5_000,
    totalTimeoutMs = 30_000,
    editTimeoutMs = 2_000,
    retryAfterMs = 30_000,
    onUnavailable = () => undefined,
  }: OsrmOptions,
  estimate: Travel = estimatedTravel,
): Travel => {
  const [tables, legs, lines] = [tableCache('osrm'), legCache(), lineCache()]
  let unavailableSince = -Infinity
  const isUnavailable = (): boolean => performance.now() - unavailableSince < retryAfterMs
  const markUnavailable = (reason: string): void => {
    unavailableSince = performance.now()
    onUnavailable(`the road service is away: ${reason}`)
  }
  const requestOptions = (...cancelSignals: ReadonlyArray<AbortSignal>) => ({
    url,
    timeoutMs,
    signal: AbortSignal.any([AbortSignal.timeout(totalTimeoutMs), ...cancelSignals]),
  })

  const estimateTable = async (places: ReadonlyArray<Coordinates>, signal?: AbortSignal): Promise<LegTable> => ({
    ...(await estimate.table(places, signal)),
    warning: `The road service is away: distances and times are ${wordsWithoutService[estimate.source]}`,
  })

  const fetchLine = async (
    places: ReadonlyArray<Coordinates>,
    options: OsrmRequest,
    onFailure = markUnavailable,
  ): Promise<boolean> => {
    if (places.length < 2 || lines.get(places) !== undefined || isUnavailable()) return false
    const line = await fetchDrive(places, options)
    if (E.isLeft(line)) {
      onFailure(line.left)
      return false
    }
    for (const [index, [from, to]] of consecutivePairs(places).entries()) {
      const driven = line.right.legs[index]
      if (driven !== undefined && tables.leg(from, to) === undefined) legs.add(from, to, driven)
    }
    lines.put(places, line.right.polyline)
    return true
  }

  const prefetch = (paths: ReadonlyArray<ReadonlyArray<Coordinates>>): Promise<void> => {
    const options = requestOptions()
    return runInParallel(paths, async (places) => void (await fetchLine(places, options)))
  }

  const knownLeg = (from: Coordinates, to: Coordinates) => tables.leg(from, to) ?? legs.get(from, to)

  const leg: Travel['leg'] = (from, to) => {
    const cached = knownLeg(from, to)
    if (cached === undefined) return estimate.leg(from, to)
    if (!hasRoad(cached)) return undefined
    const { seconds, metres } = cached
    return { seconds, metres, source: isSamePlace(from, to) ? undefined : 'osrm' }
  }

  const isUnknown = ([from, to]: PlacePair): boolean => !isSamePlace(from, to) && knownLeg(from, to) === undefined

  const hasUnknownLeg = (places: ReadonlyArray<Coordinates>): boolean => consecutivePairs(places).some(isUnknown)

  const requestForEdit = async (
    pairs: ReadonlyArray<PlacePair>,
    paths: ReadonlyArray<ReadonlyArray<Coordinates>>,
    startedAt?: number,
  ): Promise<void> => {
    const waitedMs = startedAt === undefined ? 0 : performance.now() - startedAt
    if (waitedMs >= editTimeoutMs) return
    const deadline = AbortSignal.timeout(Math.ceil(editTimeoutMs - waitedMs))
    const options = requestOptions(deadline)
    let hasAnswered = false
    // An edit that needs more than comes in time says nothing about a service that answers, or had less than the time.
    const onFailure = (reason: string): void => {
      if (!(deadline.aborted && (hasAnswered || startedAt !== undefined))) markUnavailable(reason)
    }
    // A line alone may take longer than an edit waits: `drive` requests it again, with a longer timeout.
    const onLineFailure = (reason: string): void => {
      if (!deadline.aborted) markUnavailable(reason)
    }
    await runInParallel(paths, async (places) => {
      if (deadline.aborted) return
      if (await fetchLine(places, options, hasUnknownLeg(places) ? onFailure : onLineFailure)) hasAnswered = true
    })
    await runInParallel(starsOf(pairs.filter(isUnknown)), async (star) => {
      if (deadline.aborted || isUnavailable()) return
      const fetched = await fetchStar(star, legs, options)
      if (E.isLeft(fetched)) onFailure(fetched.left)
      else hasAnswered = true
    })
  }

  return {
    source: 'osrm',
    get dataDate() {
      return estimate.dataDate
    },
    networkKey: undefined,
    joinPlaces: () => Promise.resolve(),
    prefetch,
    requestLegs: (pairs, paths) => requestForEdit(pairs, paths.filter(hasUnknownLeg)),
    // A path whose legs are all known may still have no line.
    requestDrives: (paths, startedAt) => requestForEdit([], paths, startedAt),
    leg,
    detourLegs: detourLegsBy(leg),
    drive: (places) => {
      const polyline = lines.get(places)
      // The line is requested without waiting: the next call has it.
      if (polyline === undefined) void prefetch([places])
      return { ...measureDrive(places, leg), polyline: polyline ?? estimate.drive(places).polyline }
    },
    table: async (places, signal) => {
      const partialTable = tables.get(places)
      if (partialTable.missing.length === 0) return partialTable.table()
      if (isUnavailable()) return estimateTable(places, signal)
      const table = await fetchTable(partialTable, requestOptions(...(signal === undefined ? [] : [signal])))
      if (E.isLeft(table)) {
        signal?.throwIfAborted()
        markUnavailable(table.left)
        return estimateTable(places, signal)
      }
      tables.put(table.right)
      return table.right
    },
  }
}

const wordsWithoutService: Readonly<Record<RoadSource, string>> = {
  osrm: 'those of another road service',
  file: 'those of the roads file',
  main: 'those of main roads only',
  estimate: 'estimates',
}

const hasRoad = ({ seconds, metres }: Leg): boolean => seconds >= 0 && metres >= 0

/** About ten megabytes, since lines are long texts. */
const MAX_LINES = 1_000

type LineCache = {
  readonly put: (places: ReadonlyArray<Coordinates>, polyline: string) => void
  readonly get: (places: ReadonlyArray<Coordinates>) => string | undefined
}

/** Caches the latest lines. */
const lineCache = (): LineCache => {
  const cache = lruMap<string>(MAX_LINES)
  const cacheKeyOf = (places: ReadonlyArray<Coordinates>): string => places.map(placeKeyOf).join(' ')
  return {
    put: (places, polyline) => cache.set(cacheKeyOf(places), polyline),
    get: (places) => cache.get(cacheKeyOf(places)),
  }
}
