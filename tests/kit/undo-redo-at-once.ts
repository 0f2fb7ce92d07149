import type * as E from 'fp-ts/Either'
import { planAfterRedoInSteps, planAfterUndoInSteps, type UndoRefusal } from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'
import { runAtOnce } from '../../src/domain/value'

/** The rules of undo and redo without steps between. */
type UndoRule = (...parameters: Parameters<typeof planAfterUndoInSteps>) => E.Either<UndoRefusal, Plan>

export const planAfterUndo: UndoRule = (...parameters) => runAtOnce(planAfterUndoInSteps(...parameters))

export const planAfterRedo: UndoRule = (...parameters) => runAtOnce(planAfterRedoInSteps(...parameters))
