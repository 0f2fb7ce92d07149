import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeConfig, defaultConfig } from '../../../src/domain/config'

it.each([undefined, null, '', '<html>', 7, [], {}])('a configuration that says %j is as usual', (said) => {
  expect(decodeConfig(said)).toEqual(defaultConfig)
})

it('a configuration is read the same when it is read again', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.constantFrom('/', ' https://a.example/ ', '! /', '', '{stopId}'),
    fc.anything(),
  )
  const said = fc.record({ apiBase: texts, tileUrl: texts, backOfficeTaskUrl: texts, showDriversTable: fc.anything() })
  fc.assert(
    fc.property(said, (value) => {
      const config = decodeConfig(value)
      expect(decodeConfig(config)).toEqual(config)
      expect(config.apiBase.endsWith('/')).toBe(false)
      expect(config.backOfficeTaskUrl).not.toBe('')
    }),
  )
})
