import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { ConfigGateway } from '../../src/application/config-gateway'

/**
 * The tests that every config gateway passes; `open` makes one for a server with these settings, in the operator's spelling.
 */
export const configGatewaySuite = (
  adapterName: string,
  open: (answer: Readonly<Record<string, unknown>>) => Promise<ConfigGateway>,
): void => {
  describe(`ConfigGateway implemented by ${adapterName}`, () => {
    it('the gateway answers the settings of the server', async () => {
      const settings = {
        apiBase: 'https://delivery.example',
        tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
        tileAttribution: '© Kaartmakers',
        backOfficeTaskUrl: 'https://office.example/{externalTaskId}',
        showDriversTable: false,
      }
      const gateway = await open({ ...settings, history: true, roads: 'main' })
      const expected = { ...settings, serverKeepsHistory: true, roadSource: 'main' }
      expect(await gateway.read()()).toEqual(E.right(expected))
    })

    it('missing and malformed settings have their defaults', async () => {
      const gateway = await open({ history: true, showDriversTable: 'perhaps', tileUrl: 7, backOfficeTaskUrl: ' ' })
      expect(await gateway.read()()).toEqual(
        E.right({
          apiBase: '',
          tileUrl: '7',
          tileAttribution: '',
          backOfficeTaskUrl: '/tasks/{stopId}',
          showDriversTable: true,
          serverKeepsHistory: true,
          roadSource: undefined,
        }),
      )
    })

    it('the API base is read with or without a trailing slash', async () => {
      const gateway = await open({ apiBase: ' https://delivery.example// ' })
      expect(await gateway.read()()).toMatchObject(E.right({ apiBase: 'https://delivery.example' }))
    })
  })
}
