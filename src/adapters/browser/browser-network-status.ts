import type { NetworkStatus } from '../../application/gateway'

/** The part of `window` that reports the network status. */
export type NetworkEvents = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>
}

export const browserNetworkStatus = (browserWindow: NetworkEvents): NetworkStatus => ({
  isOnline: () => browserWindow.navigator.onLine,
  onChange: (listener) => {
    const reportOnline = (): void => listener(true)
    const reportOffline = (): void => listener(false)
    browserWindow.addEventListener('online', reportOnline)
    browserWindow.addEventListener('offline', reportOffline)
    return () => {
      browserWindow.removeEventListener('online', reportOnline)
      browserWindow.removeEventListener('offline', reportOffline)
    }
  },
})
