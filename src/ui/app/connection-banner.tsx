import { observer } from 'mobx-react-lite'
import type { ConnectionProblem } from '../../application/connection'
import { useApp } from '../app-facade'
import { Banner } from '../components'

const messages: Readonly<Record<ConnectionProblem, string>> = {
  offline: 'You are offline. What you see is from before; changes can be made once you are online again.',
  'server unavailable': 'The server cannot be reached. It is tried again by itself; until then nothing can be changed.',
}

export const ConnectionBanner = observer(() => {
  const { problem } = useApp().connection
  return <Banner message={problem && messages[problem]} />
})
