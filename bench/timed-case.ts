import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A function of the product and a baseline for it, each prepared for a number of stops. */
export type TimedCase = {
  readonly name: string
  /** what the baseline is */
  readonly baselineName: string
  readonly forSize: (size: number) => { readonly product: TimedCall; readonly baseline: TimedCall }
}

/** Runs a call and returns its time. */
export type TimedCall = () => Measurement

export const timedCall =
  (call: () => unknown): TimedCall =>
  () =>
    measureCall(() => undefined, call)

/** The same for calls that need a new value each time; making it is not timed. */
export const timedCallWithFresh =
  <A>(fresh: () => A, call: (fresh: A) => unknown): TimedCall =>
  () =>
    measureCall(fresh, call, 'once')

/** In milliseconds a call. */
type Measurement = { readonly median: number; readonly best: number; readonly calls: number }

const MIN_SAMPLES = 3

const MIN_MS = 1_000

/** long enough for the resolution of the clock */
const SAMPLE_MS = 1

/** Times quick calls in batches; with `once` each call gets a new value and is timed alone. */
const measureCall = <A>(
  fresh: () => A,
  call: (fresh: A) => unknown,
  mode: 'batches' | 'once' = 'batches',
): Measurement => {
  collectGarbage()
  const warmUpMs = timeCalls(fresh(), call, 1)
  const batchSize = mode === 'once' ? 1 : Math.max(1, Math.ceil(SAMPLE_MS / Math.max(warmUpMs, 0.0001)))
  timeCalls(fresh(), call, batchSize)
  const samples: number[] = []
  const start = performance.now()
  while (samples.length < MIN_SAMPLES || performance.now() - start < MIN_MS)
    samples.push(timeCalls(fresh(), call, batchSize))
  samples.sort((first, second) => first - second)
  return {
    median: samples[Math.floor(samples.length / 2)] ?? NaN,
    best: samples[0] ?? NaN,
    calls: samples.length * batchSize,
  }
}

setFlagsFromString('--expose-gc')

/** So that no case is slowed by the garbage of another. */
const collectGarbage = runInNewContext('gc') as () => void

/** Stores results, so that the engine cannot remove the call as unused. */
const lastResult: { value: unknown } = { value: undefined }

const timeCalls = <A>(fresh: A, call: (fresh: A) => unknown, count: number): number => {
  const start = performance.now()
  for (let index = 0; index < count; index += 1) lastResult.value = call(fresh)
  return (performance.now() - start) / count
}
