import {
  routeKeyOf,
  stopKeyOf,
  affectedBetween,
  type AffectedItemKey,
  type AffectedItems,
  type ProjectChanged,
  type RemovedStop,
} from '../../domain/history'
import type { PresentUser } from '../../domain/project'
import type { Clock } from '../alert'
import { entryOfChange } from '../history'
import type { OpenPlan } from '../plan'
import type { SessionStore } from '../session'
import type { ToastActions, ToastStore } from '../toast'
import { announceChanges } from './announce-changes'
import { ColleagueStore, noColleagues, type ColleagueState, type Mark, type ShownVersion } from './colleague-store'

export type ColleagueActionsPorts = {
  readonly session: Pick<SessionStore, 'user'>
  readonly toasts: Pick<ToastActions, 'show'> & { readonly store: Pick<ToastStore, 'value'> }
  readonly clock: Clock
}

export type ColleagueFacade = {
  readonly store: Pick<ColleagueStore, 'present' | 'marks'>
  /** removes a mark, unless there is a newer one by now */
  readonly markSeen: (key: AffectedItemKey, mark: Mark) => void
}

export type ColleagueServices = ColleagueFacade & {
  readonly store: ColleagueStore
  readonly setPresent: (users: ReadonlyArray<PresentUser>) => void
  /** a change that the server tells of, before it is applied */
  readonly receive: (changed: ProjectChanged) => void
  /** the plan on screen has become another version of the same project */
  readonly noticeChange: (before: OpenPlan, after: OpenPlan) => void
  readonly clear: () => void
}

/** A change of more stops marks only its routes. */
const MAX_MARKED_STOPS = 60

const MAX_VERSIONS = 1_000

export const colleagueActions = (ports: ColleagueActionsPorts): ColleagueServices => {
  const { session } = ports
  const store = new ColleagueStore()
  const announcements = announceChanges(ports)
  let received: ReadonlyArray<ProjectChanged> = []

  const mark = (changed: ProjectChanged, { stops, removed, routes }: AffectedItems): void => {
    const { by, at } = changed
    const common = { by, at, entry: entryOfChange(changed) }
    const marks = new Map<AffectedItemKey, Mark>([
      ...(stops.length > MAX_MARKED_STOPS ? [] : stops).map(
        ({ id, did }) => [stopKeyOf(id), { ...common, did }] as const,
      ),
      ...(removed.length > MAX_MARKED_STOPS ? [] : removed).map(
        (stop) => [stopKeyOf(stop.id), { ...common, did: 'deleted this stop', removed: stop }] as const,
      ),
      ...routes.map((index) => [routeKeyOf(index), { ...common, did: '' }] as const),
    ])
    store.set({ marks: new Map([...[...store.marks].filter(([key]) => !marks.has(key)), ...marks]) })
  }

  const unmark = (keys: ReadonlyArray<AffectedItemKey>): void => {
    if (store.marks.size > 0) store.set({ marks: new Map([...store.marks].filter(([key]) => !keys.includes(key))) })
  }

  return {
    store,
    markSeen: (key, seen) => {
      if (store.marks.get(key) === seen) unmark([key])
    },
    setPresent: (present) => store.set({ present }),
    receive: (changed) => {
      received = [...received, changed].slice(-MAX_VERSIONS)
    },
    noticeChange: (before, after) => {
      if (after.version === undefined || before.version === undefined || after.version <= before.version) return
      const affected = affectedBetween(before.plan, after.plan)
      const changed = lastByOneUser([...received, ...(after.lastChanged === undefined ? [] : [after.lastChanged])], {
        after: before.version,
        until: after.version,
      })
      const next: ShownVersion = {
        after: before.version,
        version: after.version,
        by: changed?.by,
        at: changed?.at,
        keys: affected.keys,
      }
      store.set({ versions: [...store.value.versions, next].slice(-MAX_VERSIONS) })
      // An own change replaces what others did.
      if (changed !== undefined && changed.by === session.user?.username)
        unmark([...affected.keys, ...affected.stops.map(({ id }) => stopKeyOf(id))])
      else if (changed !== undefined) {
        mark(changed, affected)
        announcements.add(changed, affected, after.plan)
      }
      store.set({ marks: affected.removed.reduce(standAfterPrevious, store.marks) })
    },
    clear: () => {
      received = []
      announcements.clear()
      store.set(noColleagues)
    },
  }
}

/** The marks of stops that were deleted before, and stood after one that is deleted now, stand after its mark. */
const standAfterPrevious = (marks: ColleagueState['marks'], { id, previous }: RemovedStop): ColleagueState['marks'] => {
  const followers = new Map(
    [...marks].flatMap(([key, mark]) =>
      mark.removed?.previous === id ? [[key, { ...mark, removed: { ...mark.removed, previous } }] as const] : [],
    ),
  )
  return followers.size === 0 ? marks : new Map([...[...marks].filter(([key]) => !followers.has(key)), ...followers])
}

/** The last of the changes between two versions; undefined where one is not known, or where several users made them. */
const lastByOneUser = (
  changes: ReadonlyArray<ProjectChanged>,
  { after, until }: { readonly after: number; readonly until: number },
): ProjectChanged | undefined => {
  const byVersion = new Map(changes.map((changed) => [changed.version, changed]))
  const last = byVersion.get(until)
  for (let version = after + 1; version < until; version += 1)
    if (byVersion.get(version)?.by !== last?.by) return undefined
  return last
}
