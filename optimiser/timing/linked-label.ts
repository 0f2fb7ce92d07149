/**
 * One timing of a route from leaving the depot to the end of service at a node, linked to the timing up to the node
 * before. Leave by `latest`; the node is then done at `doneAt`, or `duration` after leaving if that is later. Second
 * windows and breaks give a segment several labels.
 */
export type LinkedLabel = {
  readonly doneAt: number
  readonly duration: number
  readonly latest: number
  /** seconds late in all, when leaving as early as possible */
  readonly late: number
  /** the breaks that are taken so far, a bit each */
  readonly takenBreaks: number
  /** the label that this one extends; undefined at the depot */
  readonly previous: LinkedLabel | undefined
  /** the breaks on the leg to this node, in order */
  readonly breaksBefore: ReadonlyArray<number>
  /** the first second of its window */
  readonly windowStart: number
}

/** How long the vehicle is out, when it leaves at the time that makes this shortest. */
export const durationOf = ({ doneAt, duration, latest }: LinkedLabel): number => Math.max(doneAt - latest, duration)

/**
 * Drops dominated labels: those that are no better than another in any respect. From `lastWait` on nothing has to wait,
 * so that a segment that ends after it gains nothing by leaving later.
 */
export const withoutDominated = (labels: ReadonlyArray<LinkedLabel>, lastWait: number): ReadonlyArray<LinkedLabel> =>
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

const isAtLeastAsGood = (first: LinkedLabel, second: LinkedLabel, lastWait: number): boolean =>
  (first.latest >= second.latest || first.latest + first.duration >= Math.max(lastWait, first.doneAt)) &&
  first.doneAt <= second.doneAt &&
  first.duration <= second.duration &&
  first.late <= second.late &&
  (first.takenBreaks & second.takenBreaks) === second.takenBreaks
