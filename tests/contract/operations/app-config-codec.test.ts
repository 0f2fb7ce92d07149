import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultConfig } from '../../../src/domain/config'
import { decodeConfig } from '../../../contract/operations'

it.each([undefined, null, '', '<html>', 7, [], {}])('a configuration of %j gives the defaults', (value) => {
  expect(decodeConfig(value)).toEqual(defaultConfig)
})

it('a decoded configuration decodes to itself', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.constantFrom('/', ' https://a.example/ ', '! /', '', '{stopId}'),
    fc.anything(),
  )
  const records = fc.record({
    apiBase: texts,
    tileUrl: texts,
    backOfficeTaskUrl: texts,
    showDriversTable: fc.anything(),
    roads: fc.oneof(fc.anything(), fc.constantFrom('main', 'osrm')),
  })
  fc.assert(
    fc.property(records, (value) => {
      const config = decodeConfig(value)
      expect(decodeConfig({ ...config, roads: config.roadSource })).toEqual(config)
      expect(config.apiBase.endsWith('/')).toBe(false)
      expect(config.backOfficeTaskUrl).not.toBe('')
    }),
  )
})
