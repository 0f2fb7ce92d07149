import { measureCall, type Measurement } from './measure'

/** Something that the product does, and a plain way to do the same, each prepared for a number of stops. */
export type TimedCase = {
  readonly name: string
  /** what the plain way is */
  readonly baselineName: string
  readonly forSize: (size: number) => { readonly product: TimedCall; readonly baseline: TimedCall }
}

/** Times a call when it is run. */
export type TimedCall = () => Measurement

export const timedCall =
  (call: () => unknown): TimedCall =>
  () =>
    measureCall(() => undefined, call)

/** The same where each call needs a value that no call has seen before. Making it is not timed. */
export const timedCallWithFresh =
  <A>(fresh: () => A, call: (fresh: A) => unknown): TimedCall =>
  () =>
    measureCall(fresh, call, 'once')
