/**
 * A label: one timing of a route from leaving the depot to the end of a node. Leave no later than
 * `last`; then the node is done at `done`, or `time` after leaving if that is later. Second windows and
 * breaks give several labels for one segment.
 */
export type Label = {
  readonly done: number
  readonly time: number
  readonly last: number
  /** seconds late in all, when leaving as early as possible */
  readonly late: number
  /** the breaks that are taken so far, a bit each */
  readonly takenBreaks: number
  /** the label that this one extends; undefined at the depot */
  readonly previous: Label | undefined
  /** the breaks on the leg to this node, in order */
  readonly breaks: ReadonlyArray<number>
  /** the first second of its window */
  readonly windowStart: number
}

/** How long the vehicle is out, when it leaves at the time that makes this shortest. */
export const durationOf = ({ done, time, last }: Label): number => Math.max(done - last, time)

/**
 * Drops dominated labels: those that are no better than another in any respect. From `lastWait` on nothing has to wait,
 * so that a segment that ends after it gains nothing by leaving later.
 */
export const withoutDominated = (labels: ReadonlyArray<Label>, lastWait: number): ReadonlyArray<Label> =>
  labels.length < 2
    ? labels
    : labels.filter(
        (label, index) =>
          !labels.some(
            (second, otherIndex) =>
              otherIndex !== index &&
              isAtLeastAsGood(second, label, lastWait) &&
              (otherIndex < index || !isAtLeastAsGood(label, second, lastWait)),
          ),
      )

const isAtLeastAsGood = (first: Label, second: Label, lastWait: number): boolean =>
  (first.last >= second.last || first.last + first.time >= Math.max(lastWait, first.done)) &&
  first.done <= second.done &&
  first.time <= second.time &&
  first.late <= second.late &&
  (first.takenBreaks & second.takenBreaks) === second.takenBreaks
