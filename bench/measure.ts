import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** In milliseconds for each call. */
export type Measured = { readonly median: number; readonly best: number; readonly calls: number }

const LEAST_SAMPLES = 3
const LEAST_MS = 1_000
/** long enough that the resolution of the clock does not matter */
const SAMPLE_MS = 1

/** Times quick calls in batches. With `once`, each call gets a fresh value and is timed alone. */
export const measured = <A>(
  fresh: () => A,
  call: (fresh: A) => unknown,
  batches: 'batches' | 'once' = 'batches',
): Measured => {
  collectGarbage()
  const warm = timed(fresh(), call, 1)
  const batch = batches === 'once' ? 1 : Math.max(1, Math.ceil(SAMPLE_MS / Math.max(warm, 0.0001)))
  timed(fresh(), call, batch)
  const samples: number[] = []
  const start = performance.now()
  while (samples.length < LEAST_SAMPLES || performance.now() - start < LEAST_MS)
    samples.push(timed(fresh(), call, batch))
  samples.sort((one, other) => one - other)
  return {
    median: samples[Math.floor(samples.length / 2)] ?? NaN,
    best: samples[0] ?? NaN,
    calls: samples.length * batch,
  }
}

setFlagsFromString('--expose-gc')
/** So that no case pays for the garbage of another. */
const collectGarbage = runInNewContext('gc') as () => void

/** Results are stored here, so that the engine cannot drop a call whose result is not used. */
const kept: { last: unknown } = { last: undefined }

const timed = <A>(fresh: A, call: (fresh: A) => unknown, times: number): number => {
  const start = performance.now()
  for (let done = 0; done < times; done += 1) kept.last = call(fresh)
  return (performance.now() - start) / times
}
