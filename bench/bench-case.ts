import { measured, type Measured } from './measure'

/** One thing the product does, and the plain way to the same end, each made ready for a number of stops. */
export type BenchCase = {
  readonly name: string
  /** the plain way, in words */
  readonly against: string
  readonly at: (size: number) => { readonly ours: Timed; readonly plain: Timed }
}

/** Something to be timed, when its turn comes. */
export type Timed = () => Measured

export const benchCase =
  (call: () => unknown): Timed =>
  () =>
    measured(() => undefined, call)

/** The same where each call needs values that no call has seen before, made beforehand and not timed. */
export const benchCaseWith =
  <A>(fresh: () => A, call: (fresh: A) => unknown): Timed =>
  () =>
    measured(fresh, call, 'once')
