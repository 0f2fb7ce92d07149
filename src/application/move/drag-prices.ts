import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { RouteDay } from '../../domain/calendar'
import { arePriced, type Price } from '../../domain/move'
import { routeAt } from '../../domain/plan'
import type { PlanStore } from '../plan'
import type { CallServer } from '../session'
import { dropLateAnswers } from './late-answers'
import type { DragStore } from './drag-store'
import type { MoveGateway } from './move-gateway'

export type DragPricesPorts = {
  readonly moves: Pick<MoveGateway, 'prices'>
  readonly plan: Pick<PlanStore, 'open' | 'plan'>
  readonly drag: DragStore
  readonly callServer: CallServer
}

/** undefined: the day of the stops, whatever that is */
type PricedDay = RouteDay | undefined

type DragPrices = {
  readonly readAll: () => Promise<void>
  /** Reads all positions on the routes on the day of this one, once. There may be thousands. */
  readonly readPositionPrices: (route: number) => void
  readonly readAgain: () => void
}

/** Reads what the dragged stops would cost, first on their own day, which also has the drivers without a route. */
export const dragPrices = ({ moves, plan, drag, callServer }: DragPricesPorts): DragPrices => {
  const pricesByDay = new Map<PricedDay, ReadonlyArray<Price>>()
  const daysWithPositionPrices = new Set<PricedDay>()
  const beginRead = dropLateAnswers()

  const read = async (day: PricedDay): Promise<void> => {
    const { movingStops } = drag
    const project = plan.open?.project.id
    if (movingStops === undefined || project === undefined) return
    const withPositionPrices = daysWithPositionPrices.has(day)
    const isLatest = beginRead(day)
    const answer = await callServer(
      'read prices',
      moves.prices(project, { stops: movingStops, withPositionPrices, day }),
    )
    if (drag.movingStops !== movingStops || !isLatest(answer)) return
    if (E.isLeft(answer)) {
      if (day === undefined && drag.prices.kind === 'loading') drag.setPrices({ kind: 'unknown' })
      return
    }
    pricesByDay.set(day, day === undefined ? answer.right : answer.right.filter(({ to }) => to.kind === 'route'))
    drag.setPrices({ kind: 'known', prices: [...pricesByDay.values()].flat() })
  }
  const ownDay = (): PricedDay => pricesByDay.get(undefined)?.[0]?.day

  return {
    readAll: async () => {
      pricesByDay.clear()
      daysWithPositionPrices.clear()
      pricesByDay.set(undefined, [])
      const { movingStops } = drag
      if (!arePriced(movingStops ?? [])) return drag.setPrices({ kind: 'unknown' })
      await read(undefined)
      const days = new Set(plan.plan?.routes.map(({ day }) => day))
      days.delete(ownDay())
      for (const day of days) if (day !== undefined && drag.movingStops === movingStops) await read(day)
    },
    readPositionPrices: (route) => {
      const routeDay = plan.plan && O.toUndefined(routeAt(plan.plan, route))?.day
      const day = ownDay() === undefined || ownDay() === routeDay ? undefined : routeDay
      if (daysWithPositionPrices.has(day) || drag.movingStops?.length !== 1) return
      daysWithPositionPrices.add(day)
      void read(day)
    },
    readAgain: () => {
      if (!arePriced(drag.movingStops ?? [])) return
      for (const day of pricesByDay.keys()) void read(day)
    },
  }
}
