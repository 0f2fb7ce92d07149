import { browserConnection } from '../../../src/adapters/browser'
import { connectionContract } from '../../port-suites/network-status'

connectionContract('a browser', () => {
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true } })
  return {
    connection: browserConnection(page),
    become: (isOnline) => {
      page.navigator.onLine = isOnline
      page.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    },
  }
})
