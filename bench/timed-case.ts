import { measured, type Measured } from './measure'

/** Something that the product does, and a plain way to do the same, each prepared for a number of stops. */
export type BenchCase = {
  readonly name: string
  /** what the plain way is */
  readonly against: string
  readonly at: (size: number) => { readonly ours: Timed; readonly plain: Timed }
}

/** Times a call when it is run. */
export type Timed = () => Measured

export const benchCase =
  (call: () => unknown): Timed =>
  () =>
    measured(() => undefined, call)

/** The same where each call needs a value that no call has seen before. Making it is not timed. */
export const benchCaseWith =
  <A>(fresh: () => A, call: (fresh: A) => unknown): Timed =>
  () =>
    measured(fresh, call, 'once')
