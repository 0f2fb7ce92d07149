import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { parsePageAddress, fixedAddresses } from '../../../src/domain/navigation'
import { formatPageAddress } from '../../kit/format-page-address'

describe('page addresses (§2)', () => {
  it('these are the addresses outside projects', () => {
    expect(fixedAddresses).toEqual([
      '',
      '/login',
      '/set-password',
      '/signed-in',
      '/account',
      '/users',
      '/audit',
      '/settings',
      '/corrections',
      '/projects',
      '/projects/new',
    ])
  })

  it.each([
    ['/', ''],
    ['', ''],
    ['/?from=mail', ''],
    ['/login', '/login'],
    ['/login/', '/login'],
    ['/account#key', '/account'],
    ['/settings', '/settings'],
    ['/projects', '/projects'],
    ['/projects/?page=1', '/projects'],
    ['/projects/new', '/projects/new'],
  ] as const)('%j is parsed as %j', (text, kind) => {
    expect(parsePageAddress(text)).toEqual(O.some({ kind }))
  })

  it('the addresses of a project are those of its tabs', () => {
    expect(parsePageAddress('/projects/p1/(tab:drivers)')).toEqual(
      O.some({ kind: 'project', projectId: 'p1', tab: { kind: 'drivers' } }),
    )
  })

  it.each(['/logins', '/login/me', 'login', '/Login', '//', '/projects/p1/x', '/project'])(
    '%s is no page address',
    (text) => {
      expect(parsePageAddress(text)).toEqual(O.none)
    },
  )

  it('a formatted address is parsed back', () => {
    expect(fixedAddresses.map((kind) => formatPageAddress({ kind }))).toEqual([
      '/',
      '/login',
      '/set-password',
      '/signed-in',
      '/account',
      '/users',
      '/audit',
      '/settings',
      '/corrections',
      '/projects',
      '/projects/new',
    ])
    expect(formatPageAddress({ kind: 'project', projectId: 'new', tab: { kind: 'routes' } })).toBe(
      '/projects/~006Eew/(tab:routes)',
    )
  })
})
