import type * as E from 'fp-ts/Either'
import { cancelled, type CallFailure } from '../../domain/failure'
import type { Move, MovedStop } from '../../domain/move'
import { stopList, unplannedReasonOf, type StopId } from '../../domain/stop'
import type { PlanStore } from '../plan'
import type { MoveGateway } from './move-gateway'
import type { SendMoves } from './send-moves'

export type ApplyRepairPorts = {
  readonly moves: Pick<MoveGateway, 'decodeMoves'>
  readonly plan: Pick<PlanStore, 'open'>
  readonly send: SendMoves
}

/** `repair`: its index among the repairs of the stop. */
export type ApplyRepair = (stop: StopId, repair: number) => Promise<E.Either<CallFailure, ReadonlyArray<MovedStop>>>

/** Plans a stop that was left out, by the moves of one of its repairs. */
export const applyRepair =
  ({ moves, plan, send }: ApplyRepairPorts): ApplyRepair =>
  async (stop, repair) => {
    const { open } = plan
    const facts = open && stopList.get(open.plan.stops, stop)?.facts
    const stored = facts && unplannedReasonOf(facts)?.moves?.[repair]
    const repairMoves = moves.decodeMoves(stored)?.map((move) => fromHere(move, stop))
    return repairMoves === undefined
      ? cancelled
      : send(
          repairMoves.map((move) => move.stop),
          () => repairMoves,
        )
  }

/** The stop is unplanned on screen; what is said of the other stops was true when the repair was found. */
const fromHere = (move: Move, stop: StopId): Move => ({ ...move, from: move.stop === stop ? 'unplanned' : undefined })
