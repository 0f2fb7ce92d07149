import { describe, expect, it } from 'vitest'
import { whyNotStarted } from '../../../server'
import { someSettings } from '../site'

const settings = someSettings({ HOST: '10.0.0.1', PORT: '80' })
const failure = (code: string): Error => Object.assign(new Error('listen failed'), { code })

describe('a server that cannot start', () => {
  it.each([
    ['EADDRINUSE', 'Rondrit cannot start: port 80 on 10.0.0.1 is taken, so set PORT to another.'],
    ['EACCES', 'Rondrit cannot start: port 80 on 10.0.0.1 may not be opened by this user, so set PORT to another.'],
    ['EADDRNOTAVAIL', 'Rondrit cannot start: HOST 10.0.0.1 is not an address of this machine.'],
  ])('says in one line what %s means', (code, line) => {
    expect(whyNotStarted(failure(code), settings)).toBe(line)
  })

  it('keeps any other reason to one line', () => {
    expect(whyNotStarted(new Error('first\nsecond'), settings)).toBe('Rondrit cannot start: first second.')
  })
})
