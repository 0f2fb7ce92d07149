import * as E from 'fp-ts/Either'
import { done, cancelled, type CallFailure } from '../../domain/failure'
import { arePriced, currentRouteOf, type Price } from '../../domain/move'
import { compareFigures } from '../../domain/schedule'
import { stopList, type StopId } from '../../domain/stop'
import type { Clock } from '../alert'
import type { OpenPlan, PlanStore } from '../plan'
import type { CallServer, SessionStore } from '../session'
import { dropLateAnswers } from './late-answers'
import { dayOfDialog, type MoveDialog, type MoveDialogStore, type Prices } from './move-dialog-store'
import type { MoveGateway } from './move-gateway'
import { pricesAhead, type PricesAhead } from './prices-ahead'

export type MoveDialogPorts = {
  readonly moves: Pick<MoveGateway, 'prices'>
  readonly plan: Pick<PlanStore, 'open'>
  readonly session: Pick<SessionStore, 'user'>
  readonly dialog: Pick<MoveDialogStore, 'value' | 'set'>
  readonly callServer: CallServer
  readonly clock: Pick<Clock, 'now'>
}

export type MoveDialogActions = {
  /** Asks where stops are to go, and reads what each route would cost. `page`: what is listed first. */
  readonly openDialog: (stops: ReadonlyArray<StopId>, page?: 'new routes') => Promise<E.Either<CallFailure, void>>
  /** reads what each route would cost a stop that the user looks at, so that a dialog for it has its prices at once */
  readonly readPricesAhead: PricesAhead['readAhead']
  /** Opens the list of other days, and reads what each route of these would cost the stops of the dialog. */
  readonly readOtherDays: () => Promise<E.Either<CallFailure, void>>
  /** Closes that list, which is read again when it is opened next, and not after another version of the plan. */
  readonly leaveOtherDays: () => void
  /** Reads what every position on each route would cost the stop of the open dialog. */
  readonly readPositionPrices: () => Promise<E.Either<CallFailure, void>>
  /**
   * After another version of the plan: reads the prices again, and closes the dialog where its stops are gone. A stop that
   * somebody else has moved is still moved from where it was, so that the server refuses that and the user decides.
   */
  readonly refreshDialog: () => Promise<E.Either<CallFailure, void>>
}

export const moveDialogActions = (ports: MoveDialogPorts): MoveDialogActions => {
  const { moves, plan, session, dialog, callServer } = ports
  const beginRead = dropLateAnswers()
  const beginReadOfOtherDays = dropLateAnswers()
  const ahead = pricesAhead(ports)
  let withPositionPrices = false
  let areOtherDaysOpen = false

  const readPrices = async (stops: ReadonlyArray<StopId>): Promise<E.Either<CallFailure, void>> => {
    const project = plan.open?.project.id
    if (project === undefined) return cancelled
    if (!arePriced(stops)) return done
    const isLatest = beginRead()
    const call = () => callServer('read prices', moves.prices(project, { stops, withPositionPrices }))
    const readAhead = withPositionPrices ? undefined : ahead.find(stops)
    const prices = await (readAhead === undefined ? call() : answerOr(readAhead.answer, call))
    const { value } = dialog
    // The dialog may be closed by now, or be open for other stops.
    if (value?.stops !== stops || !isLatest(prices)) return cancelled
    const isShown = E.isRight(prices) && value.prices.kind === 'known' && value.prices.prices === prices.right
    if (!isShown)
      dialog.set({
        ...value,
        prices: E.isRight(prices) ? { kind: 'known', prices: prices.right } : { kind: 'unknown' },
      })
    return E.isLeft(prices) ? prices : done
  }

  const readOtherDays = async (): Promise<E.Either<CallFailure, void>> => {
    const [{ value }, { open }] = [dialog, plan]
    if (value === undefined || open === undefined) return cancelled
    const { stops, otherDays = { kind: arePriced(stops) ? 'loading' : 'unknown' } } = value
    areOtherDaysOpen = true
    dialog.set({ ...value, otherDays })
    if (!arePriced(stops)) return done
    const ownDay = dayOfDialog(value, open.plan)
    const isLatest = beginReadOfOtherDays()
    const read: Price[] = []
    for (const day of new Set(open.plan.routes.map((route) => route.day))) {
      if (day === undefined || day === ownDay) continue
      const answer = await callServer(
        'read prices',
        moves.prices(open.project.id, { stops, day, withPositionPrices: false }),
      )
      if (dialog.value?.stops !== stops || !isLatest(answer)) return cancelled
      if (E.isLeft(answer)) {
        const isKnown = read.length > 0
        dialog.set({ ...dialog.value, otherDays: isKnown ? inListedOrder(otherDays, read) : { kind: 'unknown' } })
        return answer
      }
      read.push(...answer.right.filter(({ to }) => to.kind === 'route'))
    }
    if (dialog.value?.stops === stops) dialog.set({ ...dialog.value, otherDays: inListedOrder(otherDays, read) })
    return done
  }

  return {
    readOtherDays,
    leaveOtherDays: () => {
      areOtherDaysOpen = false
    },
    openDialog: async (chosen, page) => {
      if (chosen.length === 0) return cancelled
      const stops = [...chosen]
      withPositionPrices = false
      areOtherDaysOpen = false
      const read = readPrices(stops)
      const cachedPrices = ahead.find(stops)?.prices
      const prices: Prices =
        cachedPrices === undefined
          ? { kind: arePriced(stops) ? 'loading' : 'unknown' }
          : { kind: 'known', prices: cachedPrices }
      dialog.set({ stops, prices, page, seenPlan: plan.open })
      return read
    },
    readPricesAhead: ahead.readAhead,
    readPositionPrices: async () => {
      const { value } = dialog
      if (value?.stops.length !== 1 || value.prices.kind !== 'known') return cancelled
      withPositionPrices = true
      return value.prices.prices.some(({ positionPrices }) => positionPrices !== undefined)
        ? done
        : readPrices(value.stops)
    },
    refreshDialog: async () => {
      const [{ value }, { open }] = [dialog, plan]
      if (value === undefined || open === undefined) return cancelled
      const remaining = value.stops.filter((id) => stopList.get(open.plan.stops, id) !== undefined)
      const stops = remaining.length === value.stops.length ? value.stops : remaining
      if (stops.length === 0) {
        dialog.set(undefined)
        return cancelled
      }
      const seenPlan = seenAfter(value, open, session.user?.username)
      const otherDays = areOtherDaysOpen ? value.otherDays : undefined
      dialog.set({ ...value, stops, otherDays, changedBy: open.lastChanged?.by, seenPlan })
      const read = await readPrices(stops)
      return !areOtherDaysOpen || E.isLeft(read) ? read : readOtherDays()
    },
  }
}

/** Best first; prices that are read again leave the routes in their order, so that no row moves under the pointer. */
const inListedOrder = (listed: Prices, read: ReadonlyArray<Price>): Prices => {
  const routes = listed.kind === 'known' ? listed.prices.map(routeOf) : []
  const ranks = new Map(routes.map((route, index) => [route, index]))
  const rankOf = (price: Price): number => ranks.get(routeOf(price)) ?? routes.length
  const bestFirst = read.toSorted((one, other) => compareFigures(one.figures, other.figures))
  return { kind: 'known', prices: bestFirst.toSorted((one, other) => rankOf(one) - rankOf(other)) }
}

const routeOf = ({ to }: Price): number | undefined => (to.kind === 'route' ? to.index : undefined)

type PricesAnswer = Promise<E.Either<CallFailure, ReadonlyArray<Price>>>

/** Where it failed, the call is made again, which shows the failure. */
const answerOr = async (answer: PricesAnswer, call: () => PricesAnswer): PricesAnswer => {
  const prices = await answer
  return E.isRight(prices) ? prices : call()
}

const seenAfter = (
  { stops, seenPlan }: MoveDialog,
  open: OpenPlan,
  username: string | undefined,
): MoveDialog['seenPlan'] => {
  if (seenPlan === undefined) return undefined
  const isOwnChange = open.lastChanged !== undefined && open.lastChanged.by === username
  const unmoved = [open.plan, ...(isOwnChange ? [open.previousPlan] : [])].some(
    (plan) =>
      plan !== undefined && stops.every((stop) => currentRouteOf(plan, stop) === currentRouteOf(seenPlan.plan, stop)),
  )
  return unmoved ? open : seenPlan
}
