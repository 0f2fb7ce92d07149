import type { SolverInput } from '../../../optimiser'

/** The text names the weight of lateness as an earlier program, which `--before` builds, reads it. */
type EncodedWeights = Omit<SolverInput['weights'], 'latenessWeight'> & { readonly lateness: number | undefined }

type EncodedInput = Omit<SolverInput, 'seconds' | 'metres' | 'weights'> &
  Record<'seconds' | 'metres', ReadonlyArray<number>> & { readonly weights: EncodedWeights }

/** As text, to be sent to another process. */
export const encodeInput = (problem: SolverInput): string => {
  const { latenessWeight: lateness, ...weights } = problem.weights
  const encoded: EncodedInput = {
    ...problem,
    weights: { ...weights, lateness },
    seconds: [...problem.seconds],
    metres: [...problem.metres],
  }
  return JSON.stringify(encoded)
}

export const decodeInput = (text: string): SolverInput => {
  const encoded = JSON.parse(text) as EncodedInput
  // JSON omits undefined properties.
  const stops = encoded.stops.map((stop) => ({ ...stop, allowed: stop.allowed, fixedPosition: stop.fixedPosition }))
  const { lateness, ...weights } = encoded.weights
  return {
    ...encoded,
    stops,
    weights: { ...weights, latenessWeight: lateness },
    seconds: Int32Array.from(encoded.seconds),
    metres: Int32Array.from(encoded.metres),
  }
}
