import * as E from 'fp-ts/Either'
import type { StopId } from '../../domain/stop'
import type { Clock } from '../alert'
import type { DropTarget } from './move-dialog-store'
import type { MoveStops } from './move-stops'
import type { PendingMove, PendingMoveStore } from './pending-move-store'

type DelayMovesPorts<M extends PendingMove> = {
  readonly pending: Pick<PendingMoveStore<M>, 'value' | 'sent' | 'set' | 'setSent'>
  readonly moveStops: MoveStops
  readonly clock: Pick<Clock, 'startTimer'>
  /** false where the stops are back where they were at the first step */
  readonly isChange: (move: M) => boolean
  readonly targetOf: (move: M) => DropTarget
}

/** A move by keys, which waits for further steps. */
export type DelayedMoves<M extends PendingMove> = {
  /** to be sent once no further step follows for a while */
  readonly delay: (move: M) => void
  /** sends a move at once, which shows as pending until it is answered */
  readonly send: (move: M) => ReturnType<MoveStops>
  /** sends what waits at once; to its own project, whichever is open by then */
  readonly sendPending: () => void
  /** puts the stops back; false where none are waiting */
  readonly cancelPending: () => boolean
  /** before stops are moved elsewhere: what waits no longer counts for them, and is sent for the others */
  readonly supersede: (moved: ReadonlyArray<StopId>) => void
}

/** How long a further step is waited for. */
const SEND_DELAY_MS = 600

/** Sends the steps of keys as one change. */
export const delayMoves = <M extends PendingMove>(ports: DelayMovesPorts<M>): DelayedMoves<M> => {
  const { pending, moveStops, clock, isChange, targetOf } = ports
  let cancelTimer = (): void => undefined
  const takePending = (): M | undefined => {
    cancelTimer()
    const { value } = pending
    if (value !== undefined) pending.set(undefined)
    return value
  }
  const send = async (move: M): ReturnType<MoveStops> => {
    pending.setSent([...pending.sent, move])
    const answer = await moveStops({ stops: move.movingStops, ...targetOf(move), seenPlan: move.seenPlan })
    pending.setSent(pending.sent.filter((sent) => sent !== move))
    // Further steps began where the stops did not come to be.
    if (E.isLeft(answer) && pending.value !== undefined && haveCommonStop(pending.value.movingStops, move.movingStops))
      takePending()
    return answer
  }
  const sendPending = (): void => {
    const move = takePending()
    if (move !== undefined && isChange(move)) void send(move)
  }
  return {
    delay: (move) => {
      cancelTimer()
      pending.set(move)
      cancelTimer = clock.startTimer(SEND_DELAY_MS, sendPending)
    },
    send,
    sendPending,
    cancelPending: () => takePending() !== undefined,
    supersede: (moved) => {
      const { value, sent } = pending
      pending.setSent(sent.filter(({ movingStops }) => !haveCommonStop(movingStops, moved)))
      const others = value?.movingStops.filter((stop) => !moved.includes(stop)) ?? []
      if (value === undefined || others.length === 0) takePending()
      else {
        pending.set({ ...value, movingStops: others })
        sendPending()
      }
    },
  }
}

const haveCommonStop = (one: ReadonlyArray<StopId>, other: ReadonlyArray<StopId>): boolean =>
  one.some((stop) => other.includes(stop))
