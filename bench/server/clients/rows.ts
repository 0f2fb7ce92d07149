import { formatMilliseconds } from '../../format-figures'
import { latencyRow, leastRow, limitRow, maxRatioRow, type ComparisonRow } from '../comparison-row'
import { loadResultOf, type LoadResult } from '../load'
import { THINK_MS, UNDO, type Sample } from './dispatcher'
import type { Minute } from './minutes'

const MAX_READ_MS = 250
const MAX_EDIT_MS = 400
const MAX_HEALTH_MS = 100
const MAX_MORE_MEGABYTES = 50
const MAX_RATIO_OF_MINUTES = 1.5

type ClientsResult = {
  readonly database: string
  readonly clientCount: number
  readonly seconds: number
  readonly samples: ReadonlyArray<Sample>
  readonly endedStreams: number
  readonly minutes: ReadonlyArray<Minute>
  readonly from: number
}

type MeasuredMinute = Minute & { readonly reads: LoadResult; readonly edits: LoadResult }

const isAnswered = ({ status, name }: Sample): boolean =>
  status === 200 || status === 304 || (name === UNDO && status === 409)

export const rowsOf = (result: ClientsResult): ReadonlyArray<ComparisonRow> => {
  const { database, clientCount, seconds, samples, endedStreams, minutes, from } = result
  const timesOf = (kind: Sample['kind'], since: number, until: number): LoadResult =>
    loadResultOf(
      samples.filter((sample) => sample.kind === kind && sample.at >= since && sample.at < until).map(({ ms }) => ms),
      until - since,
    )
  const measured = minutes.map((minute, index): MeasuredMinute => {
    const since = minutes[index - 1]?.until ?? from
    return { ...minute, reads: timesOf('read', since, minute.until), edits: timesOf('edit', since, minute.until) }
  })
  const errors = samples.filter((sample) => !isAnswered(sample))
  const tooMany = errors.filter(({ status }) => status === 429).length
  for (const [index, minute] of measured.entries()) console.log(`${database}, minute ${index + 1}: ${lineOf(minute)}`)
  console.log(`${database}: ${timesByStatus(samples)}`)
  const until = from + seconds * 1_000
  const name = (what: string): string => `${what}, ${database}`
  return [
    latencyRow(name('reads of dispatchers'), clientCount, timesOf('read', from, until), MAX_READ_MS),
    latencyRow(name('edits of dispatchers'), clientCount, timesOf('edit', from, until), MAX_EDIT_MS),
    leastRow(name('requests a second'), samples.length / seconds, (0.9 * clientCount * 1_000) / THINK_MS),
    limitRow(name('429 too_many_requests'), tooMany, 1, 'times'),
    limitRow(name('other errors, and streams that ended'), errors.length - tooMany + endedStreams, 1, 'times'),
    ...measured.slice(0, 1).map(({ health }) => latencyRow(name('/healthz meanwhile'), 1, health, MAX_HEALTH_MS)),
    ...rowsOfMinutes(name, measured),
  ]
}

/** The last minute beside the first, and its memory beside that of the second, in which caches are full. */
const rowsOfMinutes = (
  name: (what: string) => string,
  measured: ReadonlyArray<MeasuredMinute>,
): ReadonlyArray<ComparisonRow> => {
  const [first, second, last] = [measured[0], measured[1], measured.at(-1)]
  if (first === undefined || second === undefined || last === undefined || last === second) return []
  const row = (what: string, msOf: (minute: MeasuredMinute) => number): ComparisonRow =>
    maxRatioRow(name(`${what}: last minute; first`), msOf(last), msOf(first), MAX_RATIO_OF_MINUTES)
  return [
    row('99 in 100 reads', ({ reads }) => reads.p99),
    row('99 in 100 edits', ({ edits }) => edits.p99),
    row('99 in 100 /healthz', ({ health }) => health.p99),
    // Other programs on the machine change this least.
    row('processor of the server', ({ processor }) => processor * 1_000),
    limitRow(name('memory: last minute over the second'), last.memory - second.memory, MAX_MORE_MEGABYTES, 'MB'),
  ]
}

const lineOf = ({ reads, edits, health, memory, processor }: MeasuredMinute): string =>
  [
    ...(
      [
        ['reads', reads],
        ['edits', edits],
        ['/healthz', health],
      ] as const
    ).map(([what, { p50, p99 }]) => `${what} ${formatMilliseconds(p50)} and ${formatMilliseconds(p99)}`),
    `longest stall ${formatMilliseconds(health.longest.ms)}`,
    `memory ${memory.toFixed(0)} MB`,
    `${processor.toFixed(1)} s of processor`,
  ].join('; ')

/** How often each request had each status, and within which time 99 in 100 of these answers came. */
const timesByStatus = (samples: ReadonlyArray<Sample>): string => {
  const times = new Map<string, number[]>()
  for (const { name, status, ms } of samples) {
    const label = `${name} ${status === 0 ? 'without an answer' : status}`
    const all = times.get(label) ?? []
    all.push(ms)
    times.set(label, all)
  }
  return Array.from(
    times,
    ([label, all]) => `${all.length} × ${label} in ${formatMilliseconds(loadResultOf(all, 1).p99)}`,
  )
    .toSorted()
    .join(', ')
}
