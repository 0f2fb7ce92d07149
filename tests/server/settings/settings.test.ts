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

  it('are read without the spaces around them, a word in any case', () => {
    expect(settingsOf({ HOST: ' ::1 ', PORT: ' 80 ', LOG_LEVEL: 'Warn' })).toEqual(
      E.right({ host: '::1', port: 80, logLevel: 'warn' }),
    )
  })

  it.each([
    ['65536', 'More than 65535'],
    ['-1', 'Less than 0'],
    ['80.5', 'Not a whole number'],
    ['4310x', 'Not a number'],
    ['0x10', 'Not a number'],
  ])('refuse %s as a port', (port, reason) => {
    expect(settingsOf({ PORT: port })).toEqual(E.left([`PORT: ${reason}: "${port}"`]))
  })

  it('are refused all at once, each with its name', () => {
    expect(settingsOf({ PORT: 'web', LOG_LEVEL: 'loud' })).toEqual(
      E.left([
        'PORT: Not a number: "web"',
        'LOG_LEVEL: Unknown value "loud". Use fatal, error, warn, info, debug, trace or silent',
      ]),
    )
  })
})
