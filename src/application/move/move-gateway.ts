import type * as TE from 'fp-ts/TaskEither'
import type { RouteDay } from '../../domain/calendar'
import type { CallFailure } from '../../domain/failure'
import type { Move, MovedStop, Price, StopToPrice } from '../../domain/move'
import type { ProjectId } from '../../domain/project'
import type { StopId } from '../../domain/stop'
import type { CancelSignal, EditResult } from '../gateway'

/** Moves that are made all or none; `seenVersion` is the version of the project on screen, if it is known. */
export type SeenMoves = { readonly seenVersion: number | undefined; readonly moves: ReadonlyArray<Move> }

export type PricesQuery = ({ readonly stops: ReadonlyArray<StopId> } | { readonly stop: StopToPrice }) & {
  /** without one: the day of the first stop that has one */
  readonly day?: RouteDay | undefined
  /** every position on each route, which only one stop can have */
  readonly withPositionPrices: boolean
}

/** A port: edits by hand, and what they would cost. */
export type MoveGateway = {
  /** answers where the stops are afterwards */
  readonly move: (
    project: ProjectId,
    moves: SeenMoves,
  ) => TE.TaskEither<CallFailure, EditResult<ReadonlyArray<MovedStop>>>
  /** reads moves as a stop keeps them; undefined where there are none */
  readonly decodeMoves: (stored: unknown) => ReadonlyArray<Move> | undefined
  /** best first; being unplanned is last */
  readonly prices: (
    project: ProjectId,
    query: PricesQuery,
    cancelSignal?: CancelSignal,
  ) => TE.TaskEither<CallFailure, ReadonlyArray<Price>>
}
