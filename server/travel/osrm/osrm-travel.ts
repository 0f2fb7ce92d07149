import * as E from 'fp-ts/Either'
import type { Coordinates } from '../../../src/domain/address'
import { estimatedTravel } from '../estimated-travel'
import { tableCache } from '../table-cache'
import type { Drive, RoadTable, Travel } from '../travel'
import { fetchTable } from './fetch-table'
import { lruMap } from '../../lru-map'
import { keyOf } from '../travel-from-roads'
import polyline from '@mapbox/polyline'
import { isRecord } from '../../../src/domain/parse'
import { requestOsrm, type OsrmRequest } from './request-osrm'

export type OsrmOptions = {
  readonly url: string
  /** the timeout of one request, until its answer is read */
  readonly timeoutMs?: number
  /** the timeout of all requests of one table or plan */
  readonly totalTimeoutMs?: number
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
    retryAfterMs = 30_000,
    onUnavailable = () => undefined,
  }: OsrmOptions,
  estimate: Travel = estimatedTravel,
): Travel => {
  const [tables, drives] = [tableCache(), driveCache()]
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

  const estimateTable = async (places: ReadonlyArray<Coordinates>, signal?: AbortSignal): Promise<RoadTable> => ({
    ...(await estimate.table(places, signal)),
    warning: 'The road service is away: distances and times are estimates',
  })

  const prefetch = async (paths: ReadonlyArray<ReadonlyArray<Coordinates>>): Promise<void> => {
    const options = requestOptions()
    for (const places of paths) {
      if (places.length < 2 || drives.get(places) !== undefined || isUnavailable()) continue
      const drive = await fetchDrive(places, options)
      if (E.isLeft(drive)) markUnavailable(drive.left)
      else drives.put(places, drive.right)
    }
  }

  const leg: Travel['leg'] = (from, to) => {
    const knownLeg = tables.leg(from, to)
    if (knownLeg === undefined) return estimate.leg(from, to)
    return knownLeg.seconds < 0 || knownLeg.metres < 0 ? undefined : knownLeg
  }

  /** A drive from the cached legs, with straight lines from place to place. */
  const estimateDrive = (places: ReadonlyArray<Coordinates>): Drive => {
    const legs = places.slice(1).map((to, index) => leg(places[index] ?? to, to))
    return {
      ...estimate.drive(places),
      metres: legs.reduce((sum, part) => sum + (part?.metres ?? 0), 0),
      seconds: legs.reduce((sum, part) => sum + (part?.seconds ?? 0), 0),
    }
  }

  return {
    source: 'osrm',
    prefetch,
    leg,
    drive: (places) => {
      const cached = drives.get(places)
      // The road is requested without waiting: the next call has it.
      if (cached === undefined) void prefetch([places])
      return cached ?? estimateDrive(places)
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

/** About ten megabytes, since lines are long texts. */
const MAX_DRIVES = 1_000

type DriveCache = {
  readonly put: (places: ReadonlyArray<Coordinates>, drive: Drive) => void
  readonly get: (places: ReadonlyArray<Coordinates>) => Drive | undefined
}

/** Caches the latest drives. */
const driveCache = (maxDrives = MAX_DRIVES): DriveCache => {
  const cache = lruMap<Drive>(maxDrives)
  const cacheKeyOf = (places: ReadonlyArray<Coordinates>): string => places.map(keyOf).join(' ')
  return {
    put: (places, drive) => cache.set(cacheKeyOf(places), drive),
    get: (places) => cache.get(cacheKeyOf(places)),
  }
}

/** By default an OSRM server takes five hundred places on one route. */
const MAX_PLACES = 400

/** The drive along these places, requested in parts where there are very many. */
const fetchDrive = async (
  places: ReadonlyArray<Coordinates>,
  request: OsrmRequest,
): Promise<E.Either<string, Drive>> => {
  const parts: Drive[] = []
  for (let firstIndex = 0; firstIndex < places.length - 1; firstIndex += MAX_PLACES - 1) {
    const part = await fetchDrivePart(places.slice(firstIndex, firstIndex + MAX_PLACES), request)
    if (E.isLeft(part)) return part
    parts.push(part.right)
  }
  return E.right({
    metres: parts.reduce((sum, { metres }) => sum + metres, 0),
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    polyline: polyline.encode(parts.flatMap((part) => polyline.decode(part.polyline ?? ''))),
  })
}

const fetchDrivePart = async (
  places: ReadonlyArray<Coordinates>,
  request: OsrmRequest,
): Promise<E.Either<string, Drive>> => {
  const response = await requestOsrm('route', places, 'overview=full&geometries=polyline', request)
  return E.flatMap(({ routes }: Readonly<Record<string, unknown>>) => {
    const routeList: ReadonlyArray<unknown> = Array.isArray(routes) ? routes : []
    const [route] = routeList
    const { geometry, distance, duration } = isRecord(route) ? route : {}
    return typeof geometry === 'string' && isNonNegativeNumber(distance) && isNonNegativeNumber(duration)
      ? E.right({ metres: Math.ceil(distance), seconds: Math.ceil(duration), polyline: geometry })
      : E.left('a way that is none')
  })(response)
}

const isNonNegativeNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
