import { describe, expect, it } from 'vitest'
import { startErrorMessage } from '../../../server'
import { someSettings } from '../test-app'

const settings = someSettings({ HOST: '10.0.0.1', PORT: '80', DATA_DIR: '/data' })
const failure = (code: string): Error => Object.assign(new Error('listen failed'), { code })

describe('a server that cannot start', () => {
  it.each([
    ['EADDRINUSE', 'Rondrit cannot start: port 80 on 10.0.0.1 is taken, so set PORT to another.'],
    ['EACCES', 'Rondrit cannot start: port 80 on 10.0.0.1 may not be opened by this user, so set PORT to another.'],
    ['EADDRNOTAVAIL', 'Rondrit cannot start: HOST 10.0.0.1 is not an address of this machine.'],
  ])('says in one line what %s means', (code, line) => {
    expect(startErrorMessage(failure(code), settings)).toBe(line)
  })

  const ofSqlite = (name: string): Error =>
    Object.assign(new Error('SQL'), { code: 'ERR_SQLITE_ERROR', sqliteCodeName: name })

  it.each(['SQLITE_CANTOPEN', 'SQLITE_READONLY'])('names the data folder that cannot be used: %s', (name) => {
    const line =
      'Rondrit cannot start: the data folder /data cannot be written to, so let this user write there, or set DATA_DIR to another.'
    expect(startErrorMessage(ofSqlite(name), settings)).toBe(line)
    expect(startErrorMessage(new Error('away', { cause: ofSqlite(name) }), settings)).toBe(line)
  })

  it.each(['SQLITE_NOTADB', 'SQLITE_CORRUPT'])('asks for a backup where the database cannot be read: %s', (name) => {
    expect(startErrorMessage(ofSqlite(name), settings)).toBe(
      'Rondrit cannot start: rondrit.db in the data folder /data is no database, or a damaged one, so put a backup in its place.',
    )
  })

  it('leaves their own words to those who said what a code of the system means', () => {
    const away = new Error('the database cannot be reached now', { cause: failure('ENOTFOUND') })
    expect(startErrorMessage(away, settings)).toBe('Rondrit cannot start: the database cannot be reached now.')
  })

  it('keeps any other reason to one line', () => {
    expect(startErrorMessage(new Error('first\nsecond'), settings)).toBe('Rondrit cannot start: first second.')
  })
})
