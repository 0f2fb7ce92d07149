import { isBlank, otherwise, wording, type Said } from '../parse'
import type { StopFacts } from './stop'

/** What the optimisation that was accepted said of a stop that it left out. */
export type WhyLeftOut = {
  readonly reason: string
  /** how it could be planned after all, the cheapest first */
  readonly repairs: ReadonlyArray<string>
}

/** The fields in which a stop carries this wherever it goes, so that it is accepted, undone and redone with the plan. */
const REASON = 'unplannedReason'
const REPAIRS = 'unplannedRepairs'

const words = otherwise(wording(), '')

export const leftOutOf = ({ extra }: { readonly extra: Said }): WhyLeftOut | undefined => {
  const reason = words(extra[REASON])
  const said = extra[REPAIRS]
  const repairs = Array.isArray(said) ? said.map(words).filter((repair) => !isBlank(repair)) : []
  return isBlank(reason) ? undefined : { reason, repairs }
}

/** The stop with this said of it, and nothing else of the kind. */
export const withLeftOut = <S extends Pick<StopFacts, 'extra'>>(stop: S, leftOut: WhyLeftOut | undefined): S => {
  const now = leftOutOf(stop)
  if (now?.reason === leftOut?.reason && now?.repairs.join('\n') === leftOut?.repairs.join('\n')) return stop
  const { [REASON]: _, [REPAIRS]: __, ...others } = stop.extra
  if (leftOut === undefined) return { ...stop, extra: others }
  const { reason, repairs } = leftOut
  return { ...stop, extra: { ...others, [REASON]: reason, ...(repairs.length === 0 ? {} : { [REPAIRS]: repairs }) } }
}
