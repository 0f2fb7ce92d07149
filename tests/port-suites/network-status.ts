import { describe, expect, it } from 'vitest'
import type { NetworkStatus } from '../../src/application/gateway'

export type OpenNetworkStatus = { readonly network: NetworkStatus; readonly setOnline: (isOnline: boolean) => void }

/** The tests that every network status passes; `open` makes one on a connected machine. */
export const networkStatusSuite = (adapterName: string, open: () => OpenNetworkStatus): void => {
  describe(`NetworkStatus implemented by ${adapterName}`, () => {
    it('the status is online or offline', () => {
      const { network, setOnline } = open()
      const seen = [network.isOnline()]
      for (const isOnline of [false, true]) {
        setOnline(isOnline)
        seen.push(network.isOnline())
      }
      expect(seen).toEqual([true, false, true])
    })

    it('every listener is called when the status changes, until it is removed', () => {
      const { network, setOnline } = open()
      const received: [string, boolean][] = []
      const stop = network.onChange((isOnline) => received.push(['one', isOnline]))
      network.onChange((isOnline) => received.push(['other', isOnline]))
      setOnline(false)
      stop()
      stop()
      setOnline(true)
      expect(received).toEqual([
        ['one', false],
        ['other', false],
        ['other', true],
      ])
    })
  })
}
