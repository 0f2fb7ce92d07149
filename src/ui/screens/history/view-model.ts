import { projectPlanStateOf, type PlanState } from '../../../application/plan'
import { currentIndexOf, type HistoryState } from '../../../application/history'
import { calendarDateAt, fullDateLabel, isoDateOf, formatTime } from '../../../domain/calendar'
import type { ProjectId } from '../../../domain/project'
import { secondsIntoDay } from '../../../domain/route'
import type { HistoryEntry } from '../../../domain/history'

/** The action of a row. `redo` is for an undone change older than the current one, which is redone alone. */
type RowAction = 'now' | 'back to here' | 'redo to here' | 'redo'

export type HistoryRow = {
  readonly id: string
  readonly timestamp: string
  /** such as `14:32` */
  readonly time: string
  readonly description: string
  /** who made it, and whether it is undone */
  readonly note: string
  readonly isUndone: boolean
  readonly action: RowAction
}

export type HistoryDay = { readonly date: string; readonly rows: ReadonlyArray<HistoryRow> }

export type HistoryViewModel =
  | { readonly kind: 'disabled' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'project not loaded'; readonly isProjectMissing: boolean }
  | { readonly kind: 'failed' }
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'listed'
      readonly days: ReadonlyArray<HistoryDay>
      readonly hasMore: boolean
      readonly canUndo: boolean
      readonly canRedo: boolean
      readonly isBusy: boolean
    }

export type HistoryViewInput = {
  readonly project: ProjectId
  readonly plan: PlanState
  readonly history: HistoryState
  readonly isEnabled: boolean
  readonly username: string | undefined
}

export const historyViewModel = ({
  project,
  plan,
  history,
  isEnabled,
  username,
}: HistoryViewInput): HistoryViewModel => {
  if (!isEnabled) return { kind: 'disabled' }
  const planStatus = projectPlanStateOf(plan, project)
  if (planStatus.kind === 'failed') return { kind: 'project not loaded', isProjectMissing: planStatus.isProjectMissing }
  const { loaded, isRunning } = history
  if (loaded?.projectId !== project) return { kind: 'loading' }
  if (loaded.hasFailed) return { kind: 'failed' }
  const changes = loaded.changes
  if (changes.length === 0) return { kind: 'empty' }
  const currentIndex = currentIndexOf(changes)
  return {
    kind: 'listed',
    days: groupByDay(changes.map((change, index) => rowOf(change, actionOf(change, index, currentIndex), username))),
    hasMore: loaded.next !== undefined,
    canUndo: currentIndex < changes.length || loaded.next !== undefined,
    canRedo: currentIndex > 0,
    isBusy: isRunning,
  }
}

const actionOf = ({ isUndone }: HistoryEntry, index: number, currentIndex: number): RowAction => {
  if (isUndone) return index < currentIndex ? 'redo to here' : 'redo'
  return index === currentIndex ? 'now' : 'back to here'
}

const rowOf = (
  { id, at: timestamp, by, description, isUndone }: HistoryEntry,
  action: RowAction,
  username: string | undefined,
): HistoryRow => ({
  id,
  timestamp,
  time: timeOf(timestamp),
  description,
  note: [isUndone ? 'Undone' : '', by === username ? 'you' : by].filter((part) => part !== '').join(' · '),
  isUndone,
  action,
})

const timeOf = (timestamp: string): string => {
  const date = calendarDateAt(timestamp)
  const seconds = date && secondsIntoDay(isoDateOf(date))(timestamp)
  return (seconds === undefined ? undefined : formatTime(Math.floor(seconds / 60))) ?? ''
}

const groupByDay = (rows: ReadonlyArray<HistoryRow>): ReadonlyArray<HistoryDay> => {
  const days: Array<{ readonly date: string; readonly rows: Array<HistoryRow> }> = []
  for (const row of rows) {
    const date = calendarDateAt(row.timestamp)
    const label = date === undefined ? '' : fullDateLabel(date)
    const last = days.at(-1)
    if (last?.date === label) last.rows.push(row)
    else days.push({ date: label, rows: [row] })
  }
  return days
}
