import { memo } from 'react'
import { clockLabel, hourLabelsOf, type TimelineAxis } from './view-model'
import { labelStepOf } from './zoom'

type TimelineAxisProps = {
  readonly axis: TimelineAxis
  /** seconds into the day; undefined where the day is not today */
  readonly now: number | undefined
  readonly laneWidth: number
}

/** No hour shows so near to the present moment, whose label is wider. */
const NOW_LABEL_WIDTH = 50

const positionOf = ({ from, until }: TimelineAxis, seconds: number): string =>
  `${(((seconds - from) / (until - from)) * 100).toFixed(3)}%`

const isOn = ({ from, until }: TimelineAxis, seconds: number | undefined): seconds is number =>
  seconds !== undefined && seconds >= from && seconds <= until

/** The names of the columns: who drives, and the hours. */
export const TimelineAxisView = memo(({ axis, now, laneWidth }: TimelineAxisProps) => {
  const pixelsPerSecond = laneWidth / (axis.until - axis.from)
  const within = pixelsPerSecond === 0 ? 0 : NOW_LABEL_WIDTH / pixelsPerSecond
  return (
    <div className="rr-timeline__axis" role="row" aria-rowindex={1}>
      <div className="rr-timeline__corner" role="columnheader">
        Route <span>home</span>
      </div>
      <div className="rr-timeline__hours" role="columnheader" aria-label="Day">
        {hourLabelsOf(axis, labelStepOf(pixelsPerSecond * 3600), { now, within }).map(({ at, text }) => (
          <span key={at} style={{ left: positionOf(axis, at) }}>
            {text}
          </span>
        ))}
        {isOn(axis, now) ? (
          <span className="rr-timeline__now-tag" style={{ left: positionOf(axis, now) }}>
            {clockLabel(now)}
          </span>
        ) : null}
      </div>
    </div>
  )
})

/** Behind and over all rows: the hours, the past and the present moment. */
export const TimelineMarks = memo(({ axis, now, laneWidth }: TimelineAxisProps) => {
  const step = labelStepOf((laneWidth / (axis.until - axis.from)) * 3600)
  return (
    <>
      <div
        className="rr-timeline__lines"
        style={{ backgroundSize: `${((step / (axis.until - axis.from)) * 100).toFixed(4)}% 100%` }}
      >
        {isOn(axis, now) ? <i className="rr-timeline__past" style={{ width: positionOf(axis, now) }} /> : null}
      </div>
      {isOn(axis, now) ? (
        <div className="rr-timeline__present">
          <i style={{ left: positionOf(axis, now) }} />
        </div>
      ) : null}
    </>
  )
})
