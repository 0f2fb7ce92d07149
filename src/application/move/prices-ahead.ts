import * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { Price } from '../../domain/move'
import type { Plan } from '../../domain/plan'
import { isStartOrEnd, stopList, type StopId } from '../../domain/stop'
import type { Clock } from '../alert'
import type { PlanStore } from '../plan'
import type { MoveGateway } from './move-gateway'

export type PricesAheadPorts = {
  readonly moves: Pick<MoveGateway, 'prices'>
  readonly plan: Pick<PlanStore, 'open'>
  readonly clock: Pick<Clock, 'now'>
}

/** Reads the prices of a stop before they are asked for, so that they show at once then. */
export type PricesAhead = {
  readonly readAhead: (stop: StopId) => void
  /** of the same stop in the same plan, read or being read since a short while */
  readonly find: (stops: ReadonlyArray<StopId>) => ReadAhead | undefined
}

export type ReadAhead = {
  readonly answer: Promise<E.Either<CallFailure, ReadonlyArray<Price>>>
  /** undefined until they have come */
  readonly prices: ReadonlyArray<Price> | undefined
}

/** Later they are read again: the hours of drivers may have changed, or the roads. */
const MAX_AGE_MS = 30_000

/** A failure is not shown, since the user has not asked for prices yet. */
export const pricesAhead = ({ moves, plan, clock }: PricesAheadPorts): PricesAhead => {
  let last: (ReadAhead & { readonly stop: StopId; readonly plan: Plan; readonly at: number }) | undefined
  const find: PricesAhead['find'] = ([stop, second]) =>
    last !== undefined &&
    second === undefined &&
    last.stop === stop &&
    last.plan === plan.open?.plan &&
    clock.now() - last.at < MAX_AGE_MS
      ? last
      : undefined
  const storePrices = async (reading: NonNullable<typeof last>): Promise<void> => {
    const prices = await reading.answer
    if (last === reading) last = E.isRight(prices) ? { ...reading, prices: prices.right } : undefined
  }
  return {
    find,
    readAhead: (stop) => {
      const { open } = plan
      const facts = open && stopList.get(open.plan.stops, stop)?.facts
      if (open === undefined || facts === undefined || isStartOrEnd(facts.type) || find([stop]) !== undefined) return
      const answer = moves.prices(open.project.id, { stops: [stop], withPositionPrices: false })()
      const reading = { stop, plan: open.plan, at: clock.now(), answer, prices: undefined }
      last = reading
      void storePrices(reading)
    },
  }
}
