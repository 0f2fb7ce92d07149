import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../../server'
import { aFolder } from '../folder'

describe('readSettings', () => {
  it('the address of the database may stand in a file', async () => {
    const DATABASE_URL_FILE = join(await aFolder(), 'database-url')
    writeFileSync(DATABASE_URL_FILE, 'postgres://rondrit:secret@db/rondrit\n')
    expect(readSettings({ DATABASE_URL_FILE })).toMatchObject(
      E.right({ databaseUrl: 'postgres://rondrit:secret@db/rondrit' }),
    )
    expect(readSettings({ DATABASE_URL_FILE, DATABASE_URL: 'postgres://db/other' })).toEqual(
      E.left(['DATABASE_URL_FILE: DATABASE_URL is set too']),
    )
    writeFileSync(DATABASE_URL_FILE, 'secret')
    expect(JSON.stringify(readSettings({ DATABASE_URL_FILE }))).toContain('DATABASE_URL: Not an address')
    expect(JSON.stringify(readSettings({ DATABASE_URL_FILE }))).not.toContain('secret')
  })

  it('the secret of the sign-in service may stand in a file', async () => {
    const OPENID_SECRET_FILE = join(await aFolder(), 'openid-secret')
    writeFileSync(OPENID_SECRET_FILE, 'geheim\n')
    expect(readSettings({ OPENID_SECRET_FILE })).toMatchObject(E.right({ openIdSecret: 'geheim' }))
    expect(readSettings({ OPENID_SECRET_FILE, OPENID_SECRET: 'other' })).toEqual(
      E.left(['OPENID_SECRET_FILE: OPENID_SECRET is set too']),
    )
    expect(readSettings({ OPENID_SECRET_FILE: '/nowhere', DATABASE_URL_FILE: '/nowhere' })).toEqual(
      E.left([
        'DATABASE_URL_FILE: /nowhere cannot be read (ENOENT)',
        'OPENID_SECRET_FILE: /nowhere cannot be read (ENOENT)',
      ]),
    )
  })

  it('a file that cannot be read is refused, and without one the environment counts', () => {
    expect(readSettings({ DATABASE_URL_FILE: '/nowhere' })).toEqual(
      E.left(['DATABASE_URL_FILE: /nowhere cannot be read (ENOENT)']),
    )
    expect(readSettings({ DATABASE_URL_FILE: '' })).toMatchObject(E.right({ databaseUrl: undefined }))
  })
})
