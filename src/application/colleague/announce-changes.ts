import type { ProjectChanged, AffectedItems } from '../../domain/history'
import type { Plan } from '../../domain/plan'
import { routeIndexOf, stopList } from '../../domain/stop'
import { joinNames, pluralise } from '../../domain/text'
import type { Clock } from '../alert'
import type { ShowTarget, ToastActions, ToastStore } from '../toast'

export type AnnounceChangesPorts = {
  readonly toasts: Pick<ToastActions, 'show'> & { readonly store: Pick<ToastStore, 'value'> }
  readonly clock: Pick<Clock, 'now' | 'startTimer'>
}

type Announcement = { readonly by: string; readonly description: string; readonly target: ShowTarget }

export type AnnounceChanges = {
  readonly add: (changed: ProjectChanged, affected: AffectedItems, plan: Plan) => void
  /** forgets those that were not shown yet */
  readonly clear: () => void
}

/** The shortest time between two toasts, since a screen reader reads each of them out. */
const INTERVAL_MS = 5_000

/** While a toast of what the user did shows, the next try is after this time. */
const RETRY_WHILE_OWN_TOAST_SHOWS_MS = 1_000

/** Says in a toast what other users do; what comes within five seconds is said together. */
export const announceChanges = ({ toasts, clock }: AnnounceChangesPorts): AnnounceChanges => {
  let waiting: ReadonlyArray<Announcement> = []
  let lastAt = -Infinity
  let cancelTimer: (() => void) | undefined

  const announceAfter = (milliseconds: number): void => {
    cancelTimer = clock.startTimer(milliseconds, announce)
  }
  const announce = (): void => {
    cancelTimer = undefined
    if (waiting.length === 0) return
    // What the user did or undid is said first; only a toast about colleagues has Show.
    const current = toasts.store.value
    if (current !== undefined && current.show === undefined) return announceAfter(RETRY_WHILE_OWN_TOAST_SHOWS_MS)
    toasts.show(toastOf(waiting))
    waiting = []
    lastAt = clock.now()
  }

  return {
    add: (changed, affected, plan) => {
      waiting = [
        ...waiting,
        { by: changed.by, description: sentenceOf(changed, affected), target: targetOf(affected, plan) },
      ]
      if (cancelTimer !== undefined) return
      const pause = lastAt + INTERVAL_MS - clock.now()
      if (pause > 0) announceAfter(pause)
      else announce()
    },
    clear: () => {
      cancelTimer?.()
      cancelTimer = undefined
      waiting = []
    },
  }
}

/** The description of the change; of several stops also where they came from. */
const sentenceOf = ({ description, change }: ProjectChanged, { routeNumberChanges }: AffectedItems): string => {
  const [first, second] = routeNumberChanges
  const haveSameFromAndTo = routeNumberChanges.every(
    ({ before, after }) => before === first?.before && after === first?.after,
  )
  if (change?.action === 'undone' || second === undefined || !haveSameFromAndTo || first?.before === undefined)
    return description
  return first.after === undefined
    ? `${pluralise(routeNumberChanges.length, 'stop')} taken out of route ${first.before}`
    : `${pluralise(routeNumberChanges.length, 'stop')} from route ${first.before} to route ${first.after}`
}

const targetOf = ({ stops, routes }: AffectedItems, plan: Plan): ShowTarget => {
  const [first, ...others] = stops
  if (first !== undefined && others.length === 0) return { kind: 'stop', id: first.id }
  const stopRoutes = new Set(
    stops.map(({ id }) => {
      const stop = stopList.get(plan.stops, id)
      return stop && routeIndexOf(stop)
    }),
  )
  const [index] = stopRoutes.size === 0 ? routes : stopRoutes
  const isOne = stopRoutes.size === 0 ? routes.length === 1 : stopRoutes.size === 1
  return isOne && index !== undefined ? { kind: 'route', index } : { kind: 'routes' }
}

const toastOf = (announcements: ReadonlyArray<Announcement>) => {
  const [first, ...others] = announcements
  const names = [...new Set(announcements.map(({ by }) => by))]
  if (first !== undefined && others.length === 0)
    return { message: `${first.by}: ${first.description}`, show: first.target }
  const isOneTarget = new Set(announcements.map(({ target }) => JSON.stringify(target))).size === 1
  const show: ShowTarget = isOneTarget && first !== undefined ? first.target : { kind: 'routes' }
  return { message: `${joinNames(names)}: ${announcements.length} changes`, show }
}
