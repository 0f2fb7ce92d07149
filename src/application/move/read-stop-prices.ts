import type * as E from 'fp-ts/Either'
import type { RouteDay } from '../../domain/calendar'
import { notDone, type CallFailure } from '../../domain/failure'
import type { Price } from '../../domain/move'
import type { PlanStore } from '../plan'
import type { AttemptCall } from '../session'
import type { MoveGateway, StopToPrice } from './move-gateway'

export type ReadStopPricesPorts = {
  readonly moves: Pick<MoveGateway, 'prices'>
  readonly plan: Pick<PlanStore, 'open'>
  readonly attempt: AttemptCall
}

type StopPricesQuery = {
  readonly stop: StopToPrice
  readonly day: RouteDay | undefined
  readonly withGaps: boolean
}

export type ReadStopPrices = (query: StopPricesQuery) => Promise<E.Either<CallFailure, ReadonlyArray<Price>>>

/** Reads what a stop would cost as it is typed; only the latest question is answered. */
export const readStopPrices = ({ moves, plan, attempt }: ReadStopPricesPorts): ReadStopPrices => {
  let questionCount = 0
  return async (query) => {
    questionCount += 1
    const question = questionCount
    const project = plan.open?.project.id
    if (project === undefined) return notDone
    const prices = await attempt('read prices', moves.prices(project, query))
    return question === questionCount ? prices : notDone
  }
}
