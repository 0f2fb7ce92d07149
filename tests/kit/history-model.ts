import * as E from 'fp-ts/Either'
import {
  diffPlans,
  isEmptyChange,
  decodePlanChange,
  redoChange,
  affectedBy,
  undoChange,
  encodePlanChange,
  type UndoRefusal,
} from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'
import { afterEdit, type Edit } from './edits'
import { right } from './either'
import type { Ledger, Line, Turn } from './history-model-types'
import { overTheWire } from './json-round-trip'
import { assertRefusedRightly, assertTurnedRightly } from './assert-undone'

/** A step of a user on a project; `which` is counted modulo the number of changes. */
export type Step = Edit | { readonly edit: 'undo' | 'redo'; readonly which: number }

export type TurnRules = { readonly undoChange: typeof undoChange; readonly redoChange: typeof redoChange }

export const turnRules: TurnRules = { undoChange, redoChange }

export const ledgerOf = (plan: Plan): Ledger => ({ plan, version: 1, lines: [] })

export const afterStep = (rules: TurnRules, ledger: Ledger, step: Step): Ledger => {
  switch (step.edit) {
    case 'undo':
    case 'redo': {
      const line = ledger.lines[step.which % Math.max(ledger.lines.length, 1)]
      return line === undefined ? ledger : turned(ledger, line, step.edit, asked(rules, ledger, line, step.edit))
    }
    default:
      return edited(ledger, step)
  }
}

const edited = ({ plan, version, lines }: Ledger, edit: Edit): Ledger => {
  const left = afterEdit(plan, edit)
  const change = diffPlans(plan, left)
  if (isEmptyChange(change)) return { plan, version, lines }
  const line: Line = {
    id: `c${lines.length}`,
    words: `${edit.edit} ${lines.length}`,
    version: version + 1,
    undoneVersion: undefined,
    affected: affectedBy(change),
    change,
    found: plan,
    left,
  }
  return { plan: left, version: version + 1, lines: [...lines, line] }
}

/** What the storage would answer: the stored change, and the changes that were made, undone or redone since. */
const asked = (rules: TurnRules, { plan, lines }: Ledger, line: Line, turn: Turn): E.Either<UndoRefusal, Plan> => {
  const last = line.undoneVersion ?? line.version
  const since = lines.filter((other) => other.version > last || (other.undoneVersion ?? 0) > last)
  const kept = { ...line, change: right(decodePlanChange(overTheWire(encodePlanChange(line.change)), plan)) }
  return turn === 'undo' ? rules.undoChange(plan, kept, since) : rules.redoChange(plan, kept, since)
}

const turned = (ledger: Ledger, line: Line, turn: Turn, answer: E.Either<UndoRefusal, Plan>): Ledger => {
  if (E.isLeft(answer)) {
    assertRefusedRightly(ledger, line, turn, answer.left)
    return ledger
  }
  assertTurnedRightly(ledger.plan, answer.right, line, turn)
  const version = ledger.version + 1
  const now: Line =
    turn === 'undo'
      ? { ...line, undoneVersion: version }
      : { ...line, version, undoneVersion: undefined, found: ledger.plan, left: answer.right }
  return { plan: answer.right, version, lines: ledger.lines.map((one) => (one.id === line.id ? now : one)) }
}
