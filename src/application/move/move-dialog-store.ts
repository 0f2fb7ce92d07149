import { makeAutoObservable, observableRef } from 'mobx'
import type * as E from 'fp-ts/Either'
import type { RouteDay } from '../../domain/calendar'
import type { MovePosition, MoveTarget, Price, MovedStop } from '../../domain/move'
import type { Plan } from '../../domain/plan'
import { stopDayOf, stopList, type StopId } from '../../domain/stop'
import type { OpenPlan } from '../plan'
import { cancelled, type CallFailure } from '../../domain/failure'

/** Where a drop, or an option, would put the stops. */
export type DropTarget = { readonly to: MoveTarget; readonly position: MovePosition }

export type Prices =
  | { readonly kind: 'loading' }
  /** the stops can be moved all the same */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly prices: ReadonlyArray<Price> }

/** The stops that are to be moved, and what each route would cost. */
export type MoveDialog = {
  readonly stops: ReadonlyArray<StopId>
  readonly prices: Prices
  /** of the routes of other days, best first; undefined until they are asked for */
  readonly otherDays?: Prices | undefined
  /** the newest plan in which nobody else had moved one of the stops since the dialog was opened */
  readonly seenPlan?: OpenPlan | undefined
  /** who has changed the plan while the dialog was open */
  readonly changedBy?: string | undefined
  /** what is listed first, if not the routes: the drivers and carriers without one */
  readonly page?: 'new routes' | undefined
}

/** The day of the prices, or where they are not known the day of the first stop that has one. */
export const dayOfDialog = (
  { stops, prices }: MoveDialog,
  { stops: list }: Pick<Plan, 'stops'>,
): RouteDay | undefined => {
  const priced = prices.kind === 'known' ? prices.prices : []
  const days = [
    ...priced.map(({ day }) => day),
    ...stops.map((id) => stopList.get(list, id)).map((stop) => stop && stopDayOf(stop)),
  ]
  return days.find((day) => day !== undefined)
}

export class MoveDialogStore {
  value: MoveDialog | undefined = undefined
  /** of the active option; the map shows that move */
  target: DropTarget | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef, target: observableRef }, { autoBind: true })
  }

  /** of the day and of other days, as far as they are known */
  get allPrices(): Prices {
    const { prices = { kind: 'unknown' }, otherDays } = this.value ?? {}
    if (otherDays?.kind !== 'known') return prices
    return { kind: 'known', prices: [...(prices.kind === 'known' ? prices.prices : []), ...otherDays.prices] }
  }

  set(value: MoveDialog | undefined): void {
    this.value = value
    if (value === undefined) this.target = undefined
  }

  setTarget(target: DropTarget | undefined): void {
    this.target = target
  }
}

/** Moves that were refused, since somebody else had moved one of their stops. */
export type MoveConflict = {
  readonly stops: ReadonlyArray<StopId>
  /** who moved what where, in the words of the server */
  readonly message: string
  /** makes the same moves all the same, as a new edit of the plan that was shown with the question */
  readonly moveAgain: () => Promise<E.Either<CallFailure, ReadonlyArray<MovedStop>>>
}

/** The conflicts about which the user is still to decide, oldest first. */
export class MoveConflictStore {
  waiting: ReadonlyArray<MoveConflict> = []

  constructor() {
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true })
  }

  get value(): MoveConflict | undefined {
    return this.waiting[0]
  }

  add(conflict: MoveConflict): void {
    this.waiting = [...this.waiting, conflict]
  }

  /** Keeps what the others did, or makes the own moves again. */
  async settle(choice: 'theirs' | 'mine'): Promise<E.Either<CallFailure, ReadonlyArray<MovedStop>>> {
    const { value } = this
    this.waiting = this.waiting.slice(1)
    return choice === 'mine' && value !== undefined ? value.moveAgain() : cancelled
  }

  clear(): void {
    this.waiting = []
  }
}
