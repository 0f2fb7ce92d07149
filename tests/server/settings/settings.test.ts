import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { settingsOf } from '../../../server'

describe('settings', () => {
  it('have a default each', () => {
    expect(settingsOf({})).toEqual(E.right({ host: '127.0.0.1', port: 4310, logLevel: 'info' }))
  })

  it('are what the environment says', () => {
    expect(settingsOf({ HOST: '::1', PORT: '0', LOG_LEVEL: 'debug' })).toEqual(
      E.right({ host: '::1', port: 0, logLevel: 'debug' }),
    )
  })

  it('that are empty count as not given', () => {
    expect(settingsOf({ HOST: '', PORT: ' ', LOG_LEVEL: '' })).toEqual(settingsOf({}))
  })

  it.each(['65536', '-1', '80.5', '4310x', '0x10', '1e3'])('refuse %s as a port', (port) => {
    expect(settingsOf({ PORT: port })).toEqual(E.left([`PORT must be a whole number from 0 to 65535, not "${port}"`]))
  })

  it('are refused all at once, each with its name', () => {
    expect(settingsOf({ PORT: 'web', LOG_LEVEL: 'loud' })).toEqual(
      E.left([
        'PORT must be a whole number from 0 to 65535, not "web"',
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
      ]),
    )
  })
})
