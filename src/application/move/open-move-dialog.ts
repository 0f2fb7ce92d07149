import * as E from 'fp-ts/Either'
import { done, notDone, type CallFailure } from '../../domain/failure'
import { arePriced, sourceOf } from '../../domain/move'
import { stopList, type StopId } from '../../domain/stop'
import type { OpenPlan, PlanStore } from '../plan'
import type { AttemptCall, SessionStore } from '../session'
import type { MoveDialog, MoveDialogStore } from './move-dialog-store'
import type { MoveGateway } from './move-gateway'

export type MoveDialogPorts = {
  readonly moves: Pick<MoveGateway, 'prices'>
  readonly plan: Pick<PlanStore, 'open'>
  readonly session: Pick<SessionStore, 'user'>
  readonly dialog: Pick<MoveDialogStore, 'value' | 'set'>
  readonly attempt: AttemptCall
}

/** `page`: what is listed first. */
export type OpenMoveDialog = (stops: ReadonlyArray<StopId>, page?: 'new routes') => Promise<E.Either<CallFailure, void>>

/** Asks where stops are to go, and reads what each route would cost. */
export const openMoveDialog =
  (ports: MoveDialogPorts): OpenMoveDialog =>
  async (stops, page) => {
    if (stops.length === 0) return notDone
    const kind = arePriced(stops) ? 'loading' : 'unknown'
    const opened: MoveDialog = { stops, prices: { kind }, page, seen: ports.plan.open }
    const read = readPrices(ports, opened, false)
    ports.dialog.set(opened)
    return read
  }

export type ReadPlaces = () => Promise<E.Either<CallFailure, void>>

/** Reads what every place of each route would cost the stop of the open dialog. */
export const readPlaces =
  (ports: MoveDialogPorts): ReadPlaces =>
  async () => {
    const dialog = ports.dialog.value
    if (dialog?.stops.length !== 1 || dialog.prices.kind !== 'known') return notDone
    return dialog.prices.prices.some(({ gaps }) => gaps !== undefined) ? done : readPrices(ports, dialog, true)
  }

export type RefreshDialog = () => Promise<E.Either<CallFailure, void>>

/**
 * After another version of the plan: reads the prices again, and closes the dialog where its stops are gone. A stop that
 * somebody else has moved is still moved from where it was, so that the server refuses that and the user decides.
 */
export const refreshDialog =
  (ports: MoveDialogPorts): RefreshDialog =>
  async () => {
    const { dialog, plan, session } = ports
    const { value } = dialog
    const { open } = plan
    if (value === undefined || open === undefined) return notDone
    const stops = value.stops.filter((id) => stopList.get(open.plan.stops, id) !== undefined)
    const refreshed: MoveDialog | undefined =
      stops.length === 0
        ? undefined
        : { ...value, stops, changedBy: open.lastChanged?.by, seen: seenAfter(value, open, session.user?.username) }
    dialog.set(refreshed)
    const { prices } = value
    const withGaps = prices.kind === 'known' && prices.prices.some(({ gaps }) => gaps !== undefined)
    return refreshed === undefined ? notDone : readPrices(ports, refreshed, withGaps)
  }

const seenAfter = ({ stops, seen }: MoveDialog, open: OpenPlan, username: string | undefined): MoveDialog['seen'] => {
  if (seen === undefined) return undefined
  const isOwnChange = open.lastChanged !== undefined && open.lastChanged.by === username
  const unmoved = [open.plan, ...(isOwnChange ? [open.previousPlan] : [])].some(
    (plan) => plan !== undefined && stops.every((stop) => sourceOf(plan, stop) === sourceOf(seen.plan, stop)),
  )
  return unmoved ? open : seen
}

const readPrices = async (
  { moves, plan, dialog, attempt }: MoveDialogPorts,
  opened: MoveDialog,
  withGaps: boolean,
): Promise<E.Either<CallFailure, void>> => {
  const project = plan.open?.project.id
  if (project === undefined) return notDone
  if (!arePriced(opened.stops)) return done
  const prices = await attempt('read prices', moves.prices(project, { stops: opened.stops, withGaps }))
  // The dialog may be closed by now, or be open for other stops.
  if (dialog.value !== opened) return notDone
  dialog.set({ ...opened, prices: E.isRight(prices) ? { kind: 'known', prices: prices.right } : { kind: 'unknown' } })
  return E.isLeft(prices) ? prices : done
}
