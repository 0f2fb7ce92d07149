import { observer } from 'mobx-react-lite'
import { timeLabel } from '../../../domain/calendar'
import { describePresence } from '../../../domain/project'
import { useApp } from '../../app-facade'
import { ColleagueInitial } from '../../plan'

const MAX_INITIALS = 2

/** Which other users have the project open: in a sentence for screen readers, and by their initials. */
export const Presence = observer(() => {
  const { present } = useApp().colleague.store
  const names = present.map(({ name, since }) => `${name}, here since ${timeLabel(since) ?? ''}`).join('\n')
  return (
    <>
      <span className="rr-sr" role="status">
        {describePresence(present)}
      </span>
      <span title={names}>
        {present.slice(0, MAX_INITIALS).map(({ name }) => (
          <ColleagueInitial key={name} name={name} />
        ))}
        {present.length > MAX_INITIALS ? (
          <span className="rr-initial" aria-hidden="true">{`+${present.length - MAX_INITIALS}`}</span>
        ) : null}
      </span>
    </>
  )
})
