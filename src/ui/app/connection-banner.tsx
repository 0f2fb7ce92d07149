import { observer } from 'mobx-react-lite'
import type { ConnectionProblem } from '../../application/connection'
import { useApp } from '../app-facade'
import { Icon, warningIcon } from '../components'
import './connection-banner.css'

const messages: Readonly<Record<ConnectionProblem, string>> = {
  offline: 'You are offline. What you see is from before; changes can be made once you are online again.',
  'server unavailable': 'The server cannot be reached. It is tried again by itself; until then nothing can be changed.',
}

/** A message over the whole panel for as long as the connection is interrupted. */
export const ConnectionBanner = observer(() => {
  const { problem } = useApp().connection
  return (
    <div className="rr-banners" role="status">
      {problem === undefined ? null : (
        <p className="rr-banner">
          <Icon icon={warningIcon} />
          {messages[problem]}
        </p>
      )}
    </div>
  )
})
