import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** In milliseconds for each call. */
export type Measurement = { readonly median: number; readonly best: number; readonly calls: number }

const MIN_SAMPLES = 3
const MIN_MS = 1_000
/** long enough that the resolution of the clock does not matter */
const SAMPLE_MS = 1

/** Times quick calls in batches. With `once`, each call gets a fresh value and is timed alone. */
export const measureCall = <A>(
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
/** So that no case pays for the garbage of another. */
const collectGarbage = runInNewContext('gc') as () => void

/** Results are stored here, so that the engine cannot drop a call whose result is not used. */
const lastResult: { value: unknown } = { value: undefined }

const timeCalls = <A>(fresh: A, call: (fresh: A) => unknown, count: number): number => {
  const start = performance.now()
  for (let index = 0; index < count; index += 1) lastResult.value = call(fresh)
  return (performance.now() - start) / count
}
