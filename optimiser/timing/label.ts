/**
 * One way to do a piece of a route, from leaving the depot to the end of a call: leave no later than `last`, and be done
 * at `done`, or `time` after leaving where that is later. Second windows and breaks make that there are several such ways.
 */
export type Label = {
  readonly done: number
  readonly time: number
  readonly last: number
  /** seconds late in all, of who leaves as early as can be */
  readonly late: number
  /** the breaks that are behind, a bit each */
  readonly paused: number
  /** how the piece before it was done; undefined at the depot */
  readonly after: Label | undefined
  /** the breaks taken on the way to this call, in their order */
  readonly breaks: ReadonlyArray<number>
  /** the first second of its window */
  readonly from: number
}

/** From leaving the depot, by who leaves when that makes it shortest. */
export const durationOf = ({ done, time, last }: Label): number => Math.max(done - last, time)

/**
 * Drops the ways that are in no respect better than another. From the floor on nobody has to wait for anything to begin:
 * who is there by then has no use for leaving later.
 */
export const worthwhile = (labels: ReadonlyArray<Label>, floor: number): ReadonlyArray<Label> =>
  labels.length < 2
    ? labels
    : labels.filter(
        (label, index) =>
          !labels.some(
            (other, at) =>
              at !== index && isAsGood(other, label, floor) && (at < index || !isAsGood(label, other, floor)),
          ),
      )

const isAsGood = (one: Label, other: Label, floor: number): boolean =>
  (one.last >= other.last || one.last + one.time >= Math.max(floor, one.done)) &&
  one.done <= other.done &&
  one.time <= other.time &&
  one.late <= other.late &&
  (one.paused & other.paused) === other.paused
