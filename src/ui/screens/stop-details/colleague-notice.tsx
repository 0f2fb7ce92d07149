import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Mark } from '../../../application/colleague'
import { timeLabel } from '../../../domain/calendar'
import { stopKeyOf } from '../../../domain/history'
import type { StopId } from '../../../domain/stop'
import { useApp } from '../../app-facade'
import { Button, IconButton, closeIcon } from '../../components'
import { ColleagueInitial } from '../../plan'
import type { VisitSummaryViewModel } from './visit-summary-view-model'

type ColleagueNoticeProps = {
  readonly stop: StopId
  /** undefined while the plan is not known */
  readonly visit: VisitSummaryViewModel | undefined
  /** shown where nobody else has changed the stop */
  readonly children?: ReactNode
}

/** Who has just changed the stop, and what that made of its visit; stays until it is dismissed. */
export const ColleagueNotice = observer(({ stop, visit, children }: ColleagueNoticeProps) => {
  const { colleague } = useApp()
  const key = stopKeyOf(stop)
  const mark = colleague.store.marks.get(key)
  // No live region: the toast announces it.
  return mark === undefined ? (
    children
  ) : (
    <Notice mark={mark} more={visit && visitText(visit)}>
      <IconButton label="Dismiss" icon={closeIcon} onPress={() => colleague.markSeen(key, mark)} />
    </Notice>
  )
})

/** Who has deleted the stop of an open form; stays, since nothing can be saved. */
export const DeletedNotice = observer(({ stop }: { readonly stop: StopId }) => {
  const mark = useApp().colleague.store.marks.get(stopKeyOf(stop))
  return mark === undefined ? (
    <div className="rr-notice" role="alert">
      <p>
        <b>This stop was deleted</b>
        <small>{INPUT_STAYS_TEXT}</small>
      </p>
    </div>
  ) : (
    <Notice mark={mark} more={INPUT_STAYS_TEXT} />
  )
})

const INPUT_STAYS_TEXT = 'What you typed stays here, and cannot be saved'

type NoticeProps = { readonly mark: Mark; readonly more?: string | undefined; readonly children?: ReactNode }

const Notice = ({ mark: { by, at, did, entry }, more = '', children }: NoticeProps) => {
  const { history, config } = useApp()
  return (
    <div className="rr-notice rr-colleague-strip">
      <ColleagueInitial name={by} />
      <p>
        <b>
          {by} {did}
        </b>
        <small>{[timeLabel(at) ?? '', more].filter((text) => text !== '').join(' · ')}</small>
      </p>
      {entry === undefined || !config.serverKeepsHistory ? null : (
        <Button label="Undo" variant="small" onPress={() => void history.undoSingle(entry)} />
      )}
      {children}
    </div>
  )
}

/** Such as `arrival 13:40, 3 h 20 slack`. */
const visitText = ({ arrival, slack }: VisitSummaryViewModel): string => {
  if (arrival === '') return ''
  if (slack === undefined) return `arrival ${arrival}`
  return `arrival ${arrival}, ${slack.text}${slack.kind === 'late' ? '' : ' slack'}`
}
