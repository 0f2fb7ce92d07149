import { describe, expect, it } from 'vitest'
import { startErrorMessage } from '../../../server'
import { someSettings } from '../test-app'

const settings = someSettings({ HOST: '10.0.0.1', PORT: '80', DATA_DIR: '/data' })
const failure = (code: string): Error => Object.assign(new Error('listen failed'), { code })

describe('errorMessage', () => {
  it.each([
    ['EADDRINUSE', 'Rondrit cannot start: port 80 on 10.0.0.1 is taken, so set PORT to another.'],
    ['EADDRNOTAVAIL', 'Rondrit cannot start: HOST 10.0.0.1 is not an address of this machine.'],
  ])('the message for %s is one line that explains the error', (code, line) => {
    expect(startErrorMessage(failure(code), settings)).toBe(line)
  })

  it.each([
    [{ syscall: 'listen' }, 'port 80 on 10.0.0.1 may not be opened by this user, so set PORT to another'],
    [{ syscall: 'open', path: '/srv/nl.osm.pbf' }, '/srv/nl.osm.pbf cannot be read by this user'],
    [
      { syscall: 'mkdir', path: '/data/roads' },
      'the data folder /data cannot be written to, so let this user write there, or set DATA_DIR to another',
    ],
  ])('the message for EACCES with %j names what this user has no access to', (details, message) => {
    expect(startErrorMessage(Object.assign(failure('EACCES'), details), settings)).toBe(
      `Rondrit cannot start: ${message}.`,
    )
  })

  const sqliteError = (name: string): Error =>
    Object.assign(new Error('SQL'), { code: 'ERR_SQLITE_ERROR', sqliteCodeName: name })

  it.each(['SQLITE_CANTOPEN', 'SQLITE_READONLY'])('the message for %s names the data folder', (name) => {
    const line =
      'Rondrit cannot start: the data folder /data cannot be written to, so let this user write there, or set DATA_DIR to another.'
    expect(startErrorMessage(sqliteError(name), settings)).toBe(line)
    expect(startErrorMessage(new Error('away', { cause: sqliteError(name) }), settings)).toBe(line)
  })

  it('where the data folder is in order, the message names the file that cannot be opened', () => {
    const inOrder = someSettings({ DATA_DIR: import.meta.dirname })
    expect(startErrorMessage(sqliteError('SQLITE_CANTOPEN'), inOrder)).toBe(
      `Rondrit cannot start: rondrit.db, or another file of that name, in the data folder ${import.meta.dirname} cannot be read and written by this user, so give the files there to this user.`,
    )
    const path = `${import.meta.dirname}/roads/file.roads`
    expect(startErrorMessage(Object.assign(failure('EACCES'), { syscall: 'open', path }), inOrder)).toBe(
      `Rondrit cannot start: ${path} cannot be read by this user.`,
    )
  })

  it.each(['SQLITE_NOTADB', 'SQLITE_CORRUPT'])('the message for %s suggests restoring a backup', (name) => {
    expect(startErrorMessage(sqliteError(name), settings)).toBe(
      'Rondrit cannot start: rondrit.db in the data folder /data is no database, or a damaged one, so move the data folder aside and run npm run restore -- FILE.',
    )
  })

  it('an error with its own explanation keeps its message', () => {
    const unavailable = new Error('the database cannot be reached now', { cause: failure('ENOTFOUND') })
    expect(startErrorMessage(unavailable, settings)).toBe('Rondrit cannot start: the database cannot be reached now.')
  })

  it('an unknown error gives a message of one line', () => {
    expect(startErrorMessage(new Error('first\nsecond'), settings)).toBe('Rondrit cannot start: first second.')
  })
})
