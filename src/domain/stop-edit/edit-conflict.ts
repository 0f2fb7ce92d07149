import type { CallFailure } from '../failure'
import { isJsonObject, textLike, parseOrFallback } from '../parse'

/** A field that somebody else changed since its form was opened. */
export type FieldConflict = {
  readonly field: string
  /** its current value; empty for none */
  readonly now: string
  /** empty where unknown */
  readonly by: string
  /** an ISO date-time; empty where unknown */
  readonly at: string
}

const textOrEmpty = parseOrFallback(textLike(), '')

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOrEmpty).join(' + ') : textOrEmpty(value)

/** The conflicts of an edit that was refused; none for any other failure. */
export const fieldConflictsOf = (failure: CallFailure | undefined): ReadonlyArray<FieldConflict> =>
  failure?.kind !== 'refused' || failure.code !== 'changed_meanwhile'
    ? []
    : (failure.details ?? []).filter(isJsonObject).map((detail) => ({
        field: textOrEmpty(detail['field']),
        now: textOf(detail['now']),
        by: textOrEmpty(detail['by']),
        at: textOrEmpty(detail['at']),
      }))
