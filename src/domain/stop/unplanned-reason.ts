import { isBlank, isJsonObject, parseOrFallback, textLike, type JsonObject } from '../parse'
import { deepEqual } from '../value'
import type { StopFacts } from './stop'

/** The reason of the accepted optimisation for leaving a stop unplanned. */
export type UnplannedReason = {
  readonly reason: string
  /** possible repairs, cheapest first */
  readonly repairs: ReadonlyArray<string>
  /** for each repair its moves as JSON, or null where moves cannot carry it out; undefined where all are null */
  readonly moves?: ReadonlyArray<unknown> | undefined
  /** for each repair as JSON what has to be changed first, or null; undefined where all are null */
  readonly needs?: ReadonlyArray<unknown> | undefined
}

/** Reason, repairs, moves and needs are unknown fields of a stop, so that they are accepted, undone and redone with the plan. */
const REASON_FIELD = 'unplannedReason'
const REPAIRS_FIELD = 'unplannedRepairs'
const MOVES_FIELD = 'unplannedMoves'
const NEEDS_FIELD = 'unplannedNeeds'

const textOrEmpty = parseOrFallback(textLike(), '')

export const unplannedReasonOf = ({
  unknownFields,
}: {
  readonly unknownFields: JsonObject
}): UnplannedReason | undefined => {
  const reason = textOrEmpty(unknownFields[REASON_FIELD])
  const [values, moves, needs] = [unknownFields[REPAIRS_FIELD], unknownFields[MOVES_FIELD], unknownFields[NEEDS_FIELD]]
  const repairs = Array.isArray(values) ? values.map(textOrEmpty).filter((repair) => !isBlank(repair)) : []
  return isBlank(reason)
    ? undefined
    : {
        reason,
        repairs,
        moves: Array.isArray(moves) ? moves : undefined,
        ...(Array.isArray(needs) ? { needs } : {}),
      }
}

/** The cheapest repair that moves can carry out. */
export const firstRepairByMoves = ({ repairs, moves = [] }: UnplannedReason): RepairByMoves | undefined => {
  const index = repairs.findIndex((_, each) => Array.isArray(moves[each]))
  const description = repairs[index]
  return description === undefined ? undefined : { index, description }
}

export type RepairByMoves = { readonly index: number; readonly description: string }

/** What has to be changed before a repair can be carried out, and the driver whose vehicle it is. */
export type StoredNeeds = { readonly needs: ReadonlyArray<string>; readonly driverId: string | undefined }

/** What has to be changed before the repair of this index can be carried out; undefined where that is not stored. */
export const needsOfRepair = ({ needs }: UnplannedReason, repair: number): StoredNeeds | undefined => {
  const stored = needs?.[repair]
  if (!isJsonObject(stored) || !Array.isArray(stored['needs'])) return undefined
  const driverId = textOrEmpty(stored['driver_id'])
  return { needs: stored['needs'].map(textOrEmpty), driverId: driverId === '' ? undefined : driverId }
}

/** Replaces or removes the reason; returns the same facts where that changes nothing. */
export const withUnplannedReason = <A extends Pick<StopFacts, 'unknownFields'>>(
  facts: A,
  unplannedReason: UnplannedReason | undefined,
): A => {
  const current = unplannedReasonOf(facts)
  if (
    current?.reason === unplannedReason?.reason &&
    current?.repairs.join('\n') === unplannedReason?.repairs.join('\n') &&
    deepEqual(current?.moves, unplannedReason?.moves) &&
    deepEqual(current?.needs, unplannedReason?.needs)
  )
    return facts
  const {
    [REASON_FIELD]: _,
    [REPAIRS_FIELD]: __,
    [MOVES_FIELD]: ___,
    [NEEDS_FIELD]: ____,
    ...others
  } = facts.unknownFields
  if (unplannedReason === undefined) return { ...facts, unknownFields: others }
  const { reason, repairs, moves, needs } = unplannedReason
  return {
    ...facts,
    unknownFields: {
      ...others,
      [REASON_FIELD]: reason,
      ...(repairs.length === 0 ? {} : { [REPAIRS_FIELD]: repairs }),
      ...(moves === undefined ? {} : { [MOVES_FIELD]: moves }),
      ...(needs === undefined ? {} : { [NEEDS_FIELD]: needs }),
    },
  }
}
