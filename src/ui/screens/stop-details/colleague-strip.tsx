import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { timeLabel } from '../../../domain/calendar'
import { stopKeyOf } from '../../../domain/history'
import type { StopId } from '../../../domain/stop'
import { useApp } from '../../app-facade'
import { Button, IconButton, closeIcon } from '../../components'
import { ColleagueInitial } from '../../plan'
import type { ArrivalStripViewModel } from './arrival-strip-view-model'

type ColleagueStripProps = {
  readonly stop: StopId
  readonly visit: ArrivalStripViewModel
  /** shown where nobody else has changed the stop */
  readonly children: ReactNode
}

/** Who has just changed the stop, and what that made of its visit; stays until it is dismissed. */
export const ColleagueStrip = observer(({ stop, visit, children }: ColleagueStripProps) => {
  const { colleague, history, config } = useApp()
  const key = stopKeyOf(stop)
  const mark = colleague.store.marks.get(key)
  const { entry } = mark ?? {}
  // No live region: the toast announces it.
  return mark === undefined ? (
    children
  ) : (
    <div className="rr-notice rr-colleague-strip">
      <ColleagueInitial name={mark.by} />
      <p>
        <b>
          {mark.by} {mark.did}
        </b>
        <small>{[timeLabel(mark.at) ?? '', visitText(visit)].filter((text) => text !== '').join(' · ')}</small>
      </p>
      {entry === undefined || !config.hasHistory ? null : (
        <Button label="Undo" variant="small" onPress={() => void history.undoSingle(entry)} />
      )}
      <IconButton label="Dismiss" icon={closeIcon} onPress={() => colleague.markSeen(key, mark)} />
    </div>
  )
})

/** Such as `arrival 13:40, 3 h 20 slack`. */
const visitText = ({ arrival, slack }: ArrivalStripViewModel): string => {
  if (arrival === '') return ''
  if (slack === undefined) return `arrival ${arrival}`
  return `arrival ${arrival}, ${slack.text}${slack.kind === 'late' ? '' : ' slack'}`
}
