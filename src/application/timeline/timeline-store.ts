import { makeAutoObservable, observableRef } from 'mobx'

/** How much of the day is as wide as the timeline. */
export type TimelineZoom = 'day' | 'four hours' | 'hour'

export type TimelineOrder = 'number' | 'start' | 'end' | 'lateness'

/** Kept for the session, also while the timeline is closed. */
export type TimelineOptions = {
  /** in pixels, or all that there is */
  readonly height: number | 'full'
  readonly zoom: TimelineZoom
  readonly order: TimelineOrder
  /** whether every time slot shows, in place of those with little slack */
  readonly showsAllSlots: boolean
}

export type TimelineState = { readonly isOpen: boolean; readonly options: TimelineOptions }

/** In pixels, until the user chooses another. */
export const FIRST_HEIGHT = 366

export class TimelineStore {
  value: TimelineState = {
    isOpen: false,
    options: { height: FIRST_HEIGHT, zoom: 'day', order: 'number', showsAllSlots: false },
  }

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: TimelineState): void {
    this.value = value
  }
}
