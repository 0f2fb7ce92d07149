import type { SolverInput } from '../../../optimiser'

/** As text, to be sent to another process. */
export const encodeInput = (problem: SolverInput): string =>
  JSON.stringify({ ...problem, seconds: [...problem.seconds], metres: [...problem.metres] })

type EncodedInput = Omit<SolverInput, 'seconds' | 'metres'> & Record<'seconds' | 'metres', ReadonlyArray<number>>

export const decodeInput = (text: string): SolverInput => {
  const encoded = JSON.parse(text) as EncodedInput
  // JSON omits undefined properties.
  const stops = encoded.stops.map((stop) => ({ ...stop, allowed: stop.allowed, fixedPosition: stop.fixedPosition }))
  const weights = { ...encoded.weights, lateness: encoded.weights.lateness }
  return {
    ...encoded,
    stops,
    weights,
    seconds: Int32Array.from(encoded.seconds),
    metres: Int32Array.from(encoded.metres),
  }
}
