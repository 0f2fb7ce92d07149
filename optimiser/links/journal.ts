/** What a step has changed so far, so that it can be undone. */
export type Journal = {
  /** the removed stops in order, and the metres of the leg behind each */
  readonly removed: Int32Array
  readonly legAfter: Int32Array
  removedCount: number
  /**
   * by removed segment: the index of its first stop in that list, the node before it, and the metres of the leg to it
   */
  readonly first: Int32Array
  readonly before: Int32Array
  readonly legBefore: Int32Array
  segmentCount: number
  /** the inserted stops in order, and the metres of the leg that each replaced by two */
  readonly inserted: Int32Array
  readonly replacedLeg: Int32Array
  insertedCount: number
}

export const emptyJournal = (stops: number): Journal => ({
  removed: new Int32Array(stops),
  legAfter: new Int32Array(stops),
  removedCount: 0,
  first: new Int32Array(stops),
  before: new Int32Array(stops),
  legBefore: new Int32Array(stops),
  segmentCount: 0,
  inserted: new Int32Array(stops),
  replacedLeg: new Int32Array(stops),
  insertedCount: 0,
})

export const clearJournal = (journal: Journal): void => {
  journal.removedCount = 0
  journal.segmentCount = 0
  journal.insertedCount = 0
}
