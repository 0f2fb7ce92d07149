import { browserNetworkStatus } from '../../../src/adapters/browser'
import { networkStatusSuite } from '../../port-suites/network-status'

networkStatusSuite('a browser', () => {
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true } })
  return {
    network: browserNetworkStatus(page),
    setOnline: (isOnline) => {
      page.navigator.onLine = isOnline
      page.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    },
  }
})
