import { isBlank, withFallback, textOrNumber, type JsonObject } from '../parse'
import { deepEqual } from '../value'
import type { StopFacts } from './stop'

/** The reason of the accepted optimisation for leaving a stop unplanned. */
export type UnplannedReason = {
  readonly reason: string
  /** possible repairs, cheapest first */
  readonly repairs: ReadonlyArray<string>
  /** for each repair its moves as JSON, or null where moves cannot carry it out; undefined where all are null */
  readonly moves?: ReadonlyArray<unknown> | undefined
}

/** Reason, repairs and moves are unknown fields of a stop, so that they are accepted, undone and redone with the plan. */
const REASON_FIELD = 'unplannedReason'
const REPAIRS_FIELD = 'unplannedRepairs'
const MOVES_FIELD = 'unplannedMoves'

const textOrEmpty = withFallback(textOrNumber(), '')

export const unplannedReasonOf = ({ extra }: { readonly extra: JsonObject }): UnplannedReason | undefined => {
  const reason = textOrEmpty(extra[REASON_FIELD])
  const [values, moves] = [extra[REPAIRS_FIELD], extra[MOVES_FIELD]]
  const repairs = Array.isArray(values) ? values.map(textOrEmpty).filter((repair) => !isBlank(repair)) : []
  return isBlank(reason) ? undefined : { reason, repairs, moves: Array.isArray(moves) ? moves : undefined }
}

/** Replaces or removes the reason; returns the same facts where that changes nothing. */
export const withUnplannedReason = <A extends Pick<StopFacts, 'extra'>>(
  facts: A,
  unplannedReason: UnplannedReason | undefined,
): A => {
  const current = unplannedReasonOf(facts)
  if (
    current?.reason === unplannedReason?.reason &&
    current?.repairs.join('\n') === unplannedReason?.repairs.join('\n') &&
    deepEqual(current?.moves, unplannedReason?.moves)
  )
    return facts
  const { [REASON_FIELD]: _, [REPAIRS_FIELD]: __, [MOVES_FIELD]: ___, ...others } = facts.extra
  if (unplannedReason === undefined) return { ...facts, extra: others }
  const { reason, repairs, moves } = unplannedReason
  return {
    ...facts,
    extra: {
      ...others,
      [REASON_FIELD]: reason,
      ...(repairs.length === 0 ? {} : { [REPAIRS_FIELD]: repairs }),
      ...(moves === undefined ? {} : { [MOVES_FIELD]: moves }),
    },
  }
}
