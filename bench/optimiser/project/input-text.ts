import type { Problem } from '../../../optimiser'

/** A problem as text, to pass it to another process. */
export const projectWritten = (problem: Problem): string =>
  JSON.stringify({ ...problem, seconds: [...problem.seconds], metres: [...problem.metres] })

type Told = Omit<Problem, 'seconds' | 'metres'> & Record<'seconds' | 'metres', ReadonlyArray<number>>

export const projectRead = (text: string): Problem => {
  const told = JSON.parse(text) as Told
  // JSON leaves out what is undefined.
  const stops = told.stops.map((stop) => ({ ...stop, allowed: stop.allowed, pin: stop.pin }))
  const weights = { ...told.weights, lateness: told.weights.lateness }
  return { ...told, stops, weights, seconds: Int32Array.from(told.seconds), metres: Int32Array.from(told.metres) }
}
