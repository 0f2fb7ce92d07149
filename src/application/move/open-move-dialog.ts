import * as E from 'fp-ts/Either'
import { done, cancelled, type CallFailure } from '../../domain/failure'
import { arePriced, currentRouteOf } from '../../domain/move'
import { stopList, type StopId } from '../../domain/stop'
import type { OpenPlan, PlanStore } from '../plan'
import type { AttemptCall, SessionStore } from '../session'
import { answersInOrder } from './answers-in-order'
import type { MoveDialog, MoveDialogStore } from './move-dialog-store'
import type { MoveGateway } from './move-gateway'

export type MoveDialogPorts = {
  readonly moves: Pick<MoveGateway, 'prices'>
  readonly plan: Pick<PlanStore, 'open'>
  readonly session: Pick<SessionStore, 'user'>
  readonly dialog: Pick<MoveDialogStore, 'value' | 'set'>
  readonly attempt: AttemptCall
}

export type MoveDialogActions = {
  /** Asks where stops are to go, and reads what each route would cost. `page`: what is listed first. */
  readonly openDialog: (stops: ReadonlyArray<StopId>, page?: 'new routes') => Promise<E.Either<CallFailure, void>>
  /** Reads what every place of each route would cost the stop of the open dialog. */
  readonly readPlaces: () => Promise<E.Either<CallFailure, void>>
  /**
   * After another version of the plan: reads the prices again, and closes the dialog where its stops are gone. A stop that
   * somebody else has moved is still moved from where it was, so that the server refuses that and the user decides.
   */
  readonly refreshDialog: () => Promise<E.Either<CallFailure, void>>
}

export const moveDialogActions = ({ moves, plan, session, dialog, attempt }: MoveDialogPorts): MoveDialogActions => {
  const ask = answersInOrder()
  let withPlacePrices = false

  const readPrices = async (stops: ReadonlyArray<StopId>): Promise<E.Either<CallFailure, void>> => {
    const project = plan.open?.project.id
    if (project === undefined) return cancelled
    if (!arePriced(stops)) return done
    const counts = ask()
    const prices = await attempt('read prices', moves.prices(project, { stops, withPlacePrices }))
    const { value } = dialog
    // The dialog may be closed by now, or be open for other stops.
    if (value?.stops !== stops || !counts(prices)) return cancelled
    dialog.set({ ...value, prices: E.isRight(prices) ? { kind: 'known', prices: prices.right } : { kind: 'unknown' } })
    return E.isLeft(prices) ? prices : done
  }

  return {
    openDialog: async (chosen, page) => {
      if (chosen.length === 0) return cancelled
      const stops = [...chosen]
      withPlacePrices = false
      const read = readPrices(stops)
      dialog.set({ stops, prices: { kind: arePriced(stops) ? 'loading' : 'unknown' }, page, seen: plan.open })
      return read
    },
    readPlaces: async () => {
      const { value } = dialog
      if (value?.stops.length !== 1 || value.prices.kind !== 'known') return cancelled
      withPlacePrices = true
      return value.prices.prices.some(({ placePrices }) => placePrices !== undefined) ? done : readPrices(value.stops)
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
      const seen = seenAfter(value, open, session.user?.username)
      dialog.set({ ...value, stops, changedBy: open.lastChanged?.by, seen })
      return readPrices(stops)
    },
  }
}

const seenAfter = ({ stops, seen }: MoveDialog, open: OpenPlan, username: string | undefined): MoveDialog['seen'] => {
  if (seen === undefined) return undefined
  const isOwnChange = open.lastChanged !== undefined && open.lastChanged.by === username
  const unmoved = [open.plan, ...(isOwnChange ? [open.previousPlan] : [])].some(
    (plan) =>
      plan !== undefined && stops.every((stop) => currentRouteOf(plan, stop) === currentRouteOf(seen.plan, stop)),
  )
  return unmoved ? open : seen
}
