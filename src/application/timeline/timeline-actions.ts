import type { Clock } from '../alert'
import { TimelineStore, type TimelineOptions } from './timeline-store'

/** The timeline, for screens. */
export type TimelineFacade = {
  readonly store: Pick<TimelineStore, 'value'>
  readonly toggle: () => void
  readonly choose: (options: Partial<TimelineOptions>) => void
  /** milliseconds since 1970 */
  readonly now: () => number
}

export const timelineActions = ({ clock }: { readonly clock: Pick<Clock, 'now'> }): TimelineFacade => {
  const store = new TimelineStore()
  return {
    store,
    toggle: () => store.set({ ...store.value, isOpen: !store.value.isOpen }),
    choose: (options) => store.set({ ...store.value, options: { ...store.value.options, ...options } }),
    now: clock.now,
  }
}
