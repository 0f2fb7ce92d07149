import * as E from 'fp-ts/Either'
import type { ChangeId } from '../../domain/history'
import type { PlanStore } from '../plan'
import type { SessionStore } from '../session'
import type { ChangeLine } from './history-gateway'
import type { HistoryStore } from './history-store'
import type { ReadHistory } from './read-history'
import { nowIn, turnBack, turnOn, turnsBackTo, turnsOnTo, type Turn } from './changes-to-undo'
import type { TurnChanges } from './run-undo-redo'

export type HistoryHandPorts = {
  readonly read: ReadHistory
  readonly turn: TurnChanges
  readonly store: Pick<HistoryStore, 'value' | 'become' | 'changes'>
  readonly plan: Pick<PlanStore, 'project'>
  readonly session: Pick<SessionStore, 'user'>
  /** whether the server keeps a history at all */
  readonly isKept: boolean
}

/** What one does with the history of the open project. What reaches a change of somebody else is asked first. */
export type HistoryHand = {
  readonly undoLast: () => Promise<void>
  readonly redoLast: () => Promise<void>
  readonly undoTo: (id: ChangeId) => Promise<void>
  readonly redoTo: (id: ChangeId) => Promise<void>
  readonly undoOne: (line: ChangeLine) => Promise<void>
  readonly goOn: () => Promise<void>
  readonly giveUp: () => void
}

type TurnsIn = (lines: ReadonlyArray<ChangeLine>) => ReadonlyArray<Turn>

export const historyHand = ({ read, turn, store, plan, session, isKept }: HistoryHandPorts): HistoryHand => {
  // A second press means the change before the last one: it waits for the first, and does nothing if a change was made since.
  let last = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => (last = last.then(work))
  let pressed = 0
  let newest: ChangeId | undefined

  const isOfOthers = ({ line }: Turn): boolean => line.by !== session.user?.username
  const begin = async (turns: ReadonlyArray<Turn>): Promise<void> => {
    const project = plan.project?.id
    if (project === undefined || turns.length === 0) return
    if (turns.some(isOfOthers)) store.become({ ...store.value, asked: turns })
    else await turn(project, turns)
  }
  const turnNow = async (turnsIn: TurnsIn, isSecond: boolean): Promise<void> => {
    const project = plan.project?.id
    if (!isKept || project === undefined || store.value.asked !== undefined) return
    const answer = await read(project, (lines) => nowIn(lines) < lines.length)
    if (E.isLeft(answer) || plan.project?.id !== project) return
    const head = answer.right.changes[0]?.id
    if (isSecond && head !== newest) return
    newest = head
    await begin(turnsIn(answer.right.changes))
  }
  const fromNow = (turnsIn: TurnsIn) => (): Promise<void> => {
    const isSecond = pressed > 0
    pressed += 1
    return inTurn(async () => {
      await turnNow(turnsIn, isSecond)
      pressed -= 1
    })
  }
  const giveUp = (): void => store.become({ ...store.value, asked: undefined })

  return {
    undoLast: fromNow(turnBack),
    redoLast: fromNow(turnOn),
    undoTo: (id) => inTurn(() => begin(turnsBackTo(store.changes, id))),
    redoTo: (id) => inTurn(() => begin(turnsOnTo(store.changes, id))),
    undoOne: (line) => inTurn(() => begin([{ way: 'undo', line }])),
    goOn: () =>
      inTurn(async () => {
        const { asked } = store.value
        const project = plan.project?.id
        giveUp()
        if (asked !== undefined && project !== undefined) await turn(project, asked)
      }),
    giveUp,
  }
}
