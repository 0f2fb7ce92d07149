import { describe, expect, it } from 'vitest'
import type { Connection } from '../../src/application/gateway'

export type OpenConnection = { readonly connection: Connection; readonly become: (isOnline: boolean) => void }

/** What every connection must do; `open` makes one on a machine that is on a network. */
export const connectionContract = (fill: string, open: () => OpenConnection): void => {
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
      const heard: [string, boolean][] = []
      const stop = connection.onChange((isOnline) => heard.push(['one', isOnline]))
      connection.onChange((isOnline) => heard.push(['other', isOnline]))
      become(false)
      stop()
      stop()
      become(true)
      expect(heard).toEqual([
        ['one', false],
        ['other', false],
        ['other', true],
      ])
    })
  })
}
