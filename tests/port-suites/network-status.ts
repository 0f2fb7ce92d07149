import { describe, expect, it } from 'vitest'
import type { NetworkStatus } from '../../src/application/gateway'

export type OpenConnection = { readonly connection: NetworkStatus; readonly become: (isOnline: boolean) => void }

/** What every connection must do; `open` makes one on a machine that is on a network. */
export const networkStatusSuite = (fill: string, open: () => OpenConnection): void => {
  describe(`a connection, filled by ${fill}`, () => {
    it('is online or offline', () => {
      const { connection, become } = open()
      const seen = [connection.isOnline()]
      for (const isOnline of [false, true]) {
        become(isOnline)
        seen.push(connection.isOnline())
      }
      expect(seen).toEqual([true, false, true])
    })

    it('tells all listeners when that changes, until they stop listening', () => {
      const { connection, become } = open()
      const received: [string, boolean][] = []
      const stop = connection.onChange((isOnline) => received.push(['one', isOnline]))
      connection.onChange((isOnline) => received.push(['other', isOnline]))
      become(false)
      stop()
      stop()
      become(true)
      expect(received).toEqual([
        ['one', false],
        ['other', false],
        ['other', true],
      ])
    })
  })
}
