import type { StopId } from '../../domain/stop'
import type { TimelineRow } from './timeline-row'

/** Beside which element of the timeline it is shown, in pixels of the timeline. */
export type Tip = { readonly stop: StopId; readonly left: number; readonly top: number; readonly isAbove: boolean }

const WIDTH = 232
const HEIGHT = 118
const GAP = 8

/** Below its bar where there is room, else above it. */
export const tipAt = (target: EventTarget, stop: StopId | undefined): Tip | undefined => {
  const bar = target instanceof Element ? target.closest('[data-stop]') : null
  const pane = bar?.closest('.rr-timeline')
  if (stop === undefined || bar === null || pane === null || pane === undefined) return undefined
  const [box, outer] = [bar.getBoundingClientRect(), pane.getBoundingClientRect()]
  const isAbove = box.bottom + GAP + HEIGHT > outer.bottom
  return {
    stop,
    left: Math.max(GAP, Math.min(box.left + box.width / 2 - outer.left, outer.width - WIDTH - GAP)),
    top: isAbove ? box.top - outer.top - GAP : box.bottom - outer.top + GAP,
    isAbove,
  }
}

type TimelineTipProps = { readonly rows: ReadonlyArray<TimelineRow>; readonly tip: Tip | undefined }

/** What the bar under the pointer is; its name says the same to a screen reader. */
export const TimelineTip = ({ rows, tip }: TimelineTipProps) => {
  if (tip === undefined) return null
  const row = rows.find(({ stops }) => stops.some(({ id }) => id === tip.stop))
  const stop = row?.stops.find(({ id }) => id === tip.stop)
  if (row === undefined || stop === undefined) return null
  const { timing } = stop
  const route = `route ${row.summary.number}`
  return (
    <div
      className={tip.isAbove ? 'rr-timeline__tip is-above' : 'rr-timeline__tip'}
      aria-hidden="true"
      style={{ left: tip.left, top: tip.top }}
    >
      <b>{stop.name}</b>
      {[stop.number === '' ? '' : `Stop ${stop.number}`, route, row.driver].filter((part) => part !== '').join(', ')}
      <dl>
        <dt>Arrival</dt>
        <dd>
          {timing === undefined || timing.arrival === '' ? 'not known' : timing.arrival}
          {stop.service === '' ? '' : `, ${stop.service}`}
        </dd>
        <dt>Slot</dt>
        <dd>
          {timing?.slot ?? 'not known'}
          {timing === undefined || timing.wait === '' ? '' : `, ${timing.wait}`}
        </dd>
        <dt>Slack</dt>
        <dd className={stop.slack === 'late' ? 'rr-late' : undefined}>{timing?.slack?.text ?? '–'}</dd>
      </dl>
      {stop.lock ?? null}
    </div>
  )
}
