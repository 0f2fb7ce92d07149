import { projectPlanStateOf, type PlanState } from '../../../application/plan'
import { currentIndexOf, type HistoryEntry, type HistoryState } from '../../../application/history'
import { calendarDateAt, fullDateLabel, isoDateOf, formatTime } from '../../../domain/calendar'
import type { ProjectId } from '../../../domain/project'
import { secondsIntoDay } from '../../../domain/route'

/** What one may do from a line. An undone change with one in force after it was given up: it is redone by itself. */
type Place = 'now' | 'back to here' | 'redo to here' | 'redo'

export type HistoryRow = {
  readonly id: string
  readonly at: string
  /** 14:32 */
  readonly time: string
  readonly words: string
  /** whose it is, and whether it is undone */
  readonly note: string
  readonly isUndone: boolean
  readonly place: Place
}

export type HistoryDay = { readonly date: string; readonly rows: ReadonlyArray<HistoryRow> }

export type HistoryOnScreen =
  | { readonly kind: 'not kept' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'no plan'; readonly isUnknown: boolean }
  | { readonly kind: 'failed' }
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'listed'
      readonly days: ReadonlyArray<HistoryDay>
      readonly hasMore: boolean
      readonly canUndo: boolean
      readonly canRedo: boolean
      readonly isTurning: boolean
    }

/** What there is to see. */
export type HistorySeen = {
  readonly project: ProjectId
  readonly plan: PlanState
  readonly history: HistoryState
  readonly isKept: boolean
  /** the name of the user */
  readonly me: string | undefined
}

export const historyOnScreen = ({ project, plan, history, isKept, me }: HistorySeen): HistoryOnScreen => {
  if (!isKept) return { kind: 'not kept' }
  const seen = projectPlanStateOf(plan, project)
  if (seen.kind === 'failed') return { kind: 'no plan', isUnknown: seen.isUnknown }
  const { loaded, isRunning } = history
  if (loaded?.projectId !== project) return { kind: 'waiting' }
  if (loaded.hasFailed) return { kind: 'failed' }
  const lines = loaded.changes
  if (lines.length === 0) return { kind: 'empty' }
  const now = currentIndexOf(lines)
  return {
    kind: 'listed',
    days: byDay(lines.map((line, at) => rowOf(line, placeOf(line, at, now), me))),
    hasMore: loaded.next !== undefined,
    canUndo: now < lines.length || loaded.next !== undefined,
    canRedo: now > 0,
    isTurning: isRunning,
  }
}

const placeOf = ({ undone }: HistoryEntry, at: number, now: number): Place => {
  if (undone) return at < now ? 'redo to here' : 'redo'
  return at === now ? 'now' : 'back to here'
}

const rowOf = ({ id, at, by, words, undone }: HistoryEntry, place: Place, me: string | undefined): HistoryRow => ({
  id,
  at,
  time: timeIn(at),
  words,
  note: [undone ? 'Undone' : '', by === me ? 'you' : by].filter((part) => part !== '').join(' · '),
  isUndone: undone,
  place,
})

const timeIn = (at: string): string => {
  const date = calendarDateAt(at)
  const seconds = date && secondsIntoDay(isoDateOf(date))(at)
  return (seconds === undefined ? undefined : formatTime(Math.floor(seconds / 60))) ?? ''
}

const byDay = (rows: ReadonlyArray<HistoryRow>): ReadonlyArray<HistoryDay> => {
  const days: Array<{ readonly date: string; readonly rows: Array<HistoryRow> }> = []
  for (const row of rows) {
    const date = calendarDateAt(row.at)
    const words = date === undefined ? '' : fullDateLabel(date)
    const last = days.at(-1)
    if (last?.date === words) last.rows.push(row)
    else days.push({ date: words, rows: [row] })
  }
  return days
}
