import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CookieStorage } from '../../src/application/session'
import { cookieNames } from '../../src/domain/session'

/** The tests that every cookie storage passes; `open` makes an empty one. */
export const cookieStorageSuite = (adapterName: string, open: () => CookieStorage): void => {
  describe(`CookieStorage implemented by ${adapterName}`, () => {
    it('a new cookie storage is empty', () => {
      const cookieStorage = open()
      expect(cookieNames.map(cookieStorage.read)).toEqual(cookieNames.map(() => undefined))
    })

    it('every cookie is read back as written, whatever it contains (§3)', () => {
      fc.assert(
        fc.property(fc.constantFrom(...cookieNames), fc.string({ minLength: 1, maxLength: 200 }), (name, value) => {
          const cookieStorage = open()
          cookieStorage.write(name, value)
          expect(cookieStorage.read(name)).toBe(value)
        }),
      )
    })

    it.each([
      '{"showAll":true,"lat":52.1}',
      'Week 48; Path=/',
      'a=b',
      '%E0%A4%A',
      ' ',
      '"',
      'Ïsbrand, 漢 🚚',
      'x'.repeat(1_000),
    ])('the cookie value %j is read back unchanged', (value) => {
      const cookieStorage = open()
      cookieStorage.write('projectName', value)
      cookieStorage.write('projectId', 'p')
      expect(cookieStorage.read('projectName')).toBe(value)
    })

    it('the last value of each cookie is stored, independently of the others', () => {
      const cookieStorage = open()
      cookieStorage.write('projectId', 'p1')
      cookieStorage.write('projectName', 'Week 48')
      cookieStorage.write('projectId', 'p2')
      expect([cookieStorage.read('projectId'), cookieStorage.read('projectName')]).toEqual(['p2', 'Week 48'])
    })

    it('a cookie that is set to undefined or empty is removed', () => {
      const cookieStorage = open()
      cookieStorage.write('focusedRouteDay', 'ALL')
      cookieStorage.write('mapSettings', '{}')
      cookieStorage.write('focusedRouteDay', undefined)
      cookieStorage.write('focusedRouteDay', undefined)
      cookieStorage.write('mapSettings', '')
      expect([cookieStorage.read('focusedRouteDay'), cookieStorage.read('mapSettings')]).toEqual([undefined, undefined])
    })
  })
}
