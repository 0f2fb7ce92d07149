import type { Connection } from '../../application/gateway'

/** As much of a window as knows of the network. */
export type NetworkEvents = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>
}

export const browserConnection = (page: NetworkEvents): Connection => ({
  isOnline: () => page.navigator.onLine,
  onChange: (run) => {
    const online = (): void => run(true)
    const offline = (): void => run(false)
    page.addEventListener('online', online)
    page.addEventListener('offline', offline)
    return () => {
      page.removeEventListener('online', online)
      page.removeEventListener('offline', offline)
    }
  },
})
