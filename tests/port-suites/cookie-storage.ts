import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CookieKeeper } from '../../src/application/session'
import { cookieNames } from '../../src/domain/session'

/** What every cookie keeper must do; `open` makes one without cookies. */
export const cookieKeeperContract = (fill: string, open: () => CookieKeeper): void => {
  describe(`a cookie keeper, filled by ${fill}`, () => {
    it('has no cookies at first', () => {
      const keeper = open()
      expect(cookieNames.map(keeper.read)).toEqual(cookieNames.map(() => undefined))
    })

    it('reads each back as it was written, whatever it holds (§3)', () => {
      fc.assert(
        fc.property(fc.constantFrom(...cookieNames), fc.string({ minLength: 1, maxLength: 200 }), (name, value) => {
          const keeper = open()
          keeper.write(name, value)
          expect(keeper.read(name)).toBe(value)
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
    ])('reads back %j', (value) => {
      const keeper = open()
      keeper.write('projectName', value)
      keeper.write('projectId', 'p')
      expect(keeper.read('projectName')).toBe(value)
    })

    it('keeps the last value of each, independently of the others', () => {
      const keeper = open()
      keeper.write('projectId', 'p1')
      keeper.write('projectName', 'Week 48')
      keeper.write('projectId', 'p2')
      expect([keeper.read('projectId'), keeper.read('projectName')]).toEqual(['p2', 'Week 48'])
    })

    it('removes a cookie that is written as undefined or empty', () => {
      const keeper = open()
      keeper.write('focusedRouteDay', 'ALL')
      keeper.write('mapSettings', '{}')
      keeper.write('focusedRouteDay', undefined)
      keeper.write('focusedRouteDay', undefined)
      keeper.write('mapSettings', '')
      expect([keeper.read('focusedRouteDay'), keeper.read('mapSettings')]).toEqual([undefined, undefined])
    })
  })
}
