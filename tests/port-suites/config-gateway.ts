import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { ConfigGateway } from '../../src/application/config'

/** What every config gateway promises; `open` makes one for a server with these settings, as an operator wrote them. */
export const configGatewaySuite = (
  fill: string,
  open: (said: Readonly<Record<string, unknown>>) => Promise<ConfigGateway>,
): void => {
  describe(`a config gateway, filled by ${fill}`, () => {
    it('answers the settings', async () => {
      const config = {
        apiBase: 'https://delivery.example',
        tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
        tileAttribution: '© Kaartmakers',
        backOfficeTaskUrl: 'https://office.example/{externalTaskId}',
        showDriversTable: false,
        history: true,
      }
      expect(await (await open(config)).read()()).toEqual(E.right(config))
    })

    it('uses the defaults for settings that are missing or cannot be read', async () => {
      const gateway = await open({ history: true, showDriversTable: 'perhaps', tileUrl: 7, backOfficeTaskUrl: ' ' })
      expect(await gateway.read()()).toEqual(
        E.right({
          apiBase: '',
          tileUrl: '7',
          tileAttribution: '',
          backOfficeTaskUrl: '/tasks/{stopId}',
          showDriversTable: true,
          history: true,
        }),
      )
    })

    it('takes a base address with or without a slash at its end', async () => {
      const gateway = await open({ apiBase: ' https://delivery.example// ' })
      expect(await gateway.read()()).toMatchObject(E.right({ apiBase: 'https://delivery.example' }))
    })
  })
}
