import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { tabAddressOf, defaultTab, parseTabAddress, type Tab } from '../../../src/domain/navigation'

const tabs: ReadonlyArray<readonly [string, Tab]> = [
  ['/projects/p1/(tab:routes)', { kind: 'routes' }],
  ['/projects/p1/(tab:routes/0)', { kind: 'route', index: 0 }],
  ['/projects/p1/(tab:routes/12)', { kind: 'route', index: 12 }],
  ['/projects/p1/(tab:rides/new)', { kind: 'rides/new' }],
  ['/projects/p1/(tab:stops)', { kind: 'stops' }],
  ['/projects/p1/(tab:stops/new)', { kind: 'stops/new' }],
  ['/projects/p1/(tab:stops/import)', { kind: 'stops/import' }],
  ['/projects/p1/(tab:stops/s-7)', { kind: 'stop', id: 's-7' }],
  ['/projects/p1/(tab:drivers)', { kind: 'drivers' }],
  ['/projects/p1/(tab:drivers/new)', { kind: 'drivers/new' }],
  ['/projects/p1/(tab:drivers/d_7)', { kind: 'driver', id: 'd_7' }],
  ['/projects/p1/(tab:optimise)', { kind: 'optimise' }],
  ['/projects/p1/(tab:history)', { kind: 'history' }],
]

describe('tab addresses (§2)', () => {
  it.each(tabs)('%s is formatted exactly so and parsed back', (address, tab) => {
    expect(tabAddressOf('p1', tab)).toBe(address)
    expect(parseTabAddress(address)).toEqual(O.some({ projectId: 'p1', tab }))
  })

  it.each(['/projects/p1', '/projects/p1/', '/projects/p1?x=1', '/projects/p1#top'])(
    '%s opens the routes tab',
    (address) => {
      expect(parseTabAddress(address)).toEqual(O.some({ projectId: 'p1', tab: { kind: 'routes' } }))
      expect(defaultTab).toEqual({ kind: 'routes' })
    },
  )

  it.each([
    '/projects/p1/(tab:stops)/',
    '/projects/p1/(tab:stops/)',
    '/projects/p1/(tab:stops)?page=2',
    '/projects/p1/(tab:stops)#list',
    '/projects/p1/(tab:stops)/?page=2#a?b',
    '/projects/p1/%28tab%3Astops%29',
    '/projects/p1/%28tab%3astops%29',
  ])('%s is parsed as the stops tab', (address) => {
    expect(parseTabAddress(address)).toEqual(O.some({ projectId: 'p1', tab: { kind: 'stops' } }))
  })

  it.each([
    ['/projects/p1/(tab:routes/-1)', 'an index is not below 0'],
    ['/projects/p1/(tab:routes/1.5)', 'an index is whole'],
    ['/projects/p1/(tab:routes/one)', 'an index is a number'],
    ['/projects/p1/(tab:routes/9999999999999999)', 'nor larger than numbers can tell apart'],
    ['/projects/p1/(tab:rides)', 'rides have no list'],
    ['/projects/p1/(tab:rides/7)', 'nor a page each'],
    ['/projects/p1/(tab:stops/a/b)', 'an id has no slash'],
    ['/projects/p1/(tab:stops/%E0%A4%A)', 'broken percent signs say nothing'],
    ['/projects/%/(tab:stops)', 'nor in the project'],
    ['/projects/p1/(tab:)', 'no tab'],
    ['/projects/p1/(tab:settings)', 'no such tab'],
    ['/projects/p1/(TAB:stops)', 'no such outlet'],
    ['/projects/p1/tab:stops', 'no brackets'],
    ['/projects/p1/stops', 'no outlet'],
    ['/projects/p1/(tab:stops)/more', 'something after it'],
    ['/projects//(tab:stops)', 'no project'],
    ['/projects', 'the list'],
    ['/projects/new', 'the form'],
    ['/projects/new/', 'the form'],
    ['/project/p1/(tab:stops)', 'no such page'],
    ['', 'nothing'],
  ])('%s is no tab address: %s', (address) => {
    expect(parseTabAddress(address)).toEqual(O.none)
  })
})

describe('path segments', () => {
  it.each([
    ['new', '~006Eew', 'it would be the form'],
    ['import', '~0069mport', 'it would be the import'],
    ['', '~', 'it would be the list'],
    ['.', '~002E', 'a browser would drop it'],
    ['..', '~002E.', 'a browser would go up a folder'],
    ['a/b', 'a%2Fb', 'slashes part'],
    ['(a)', '%28a%29', 'brackets enclose'],
    ['100%', '100%25', 'a percent sign'],
    ['a?b#c', 'a%3Fb%23c', 'query and hash'],
    ['a b', 'a%20b', 'a space'],
    ['één', '%C3%A9%C3%A9n', 'Dutch letters'],
    ['🚚', '%F0%9F%9A%9A', 'a picture'],
    ['~0041', '%7E0041', 'the sign for a number'],
    ['\ud83d', '~D83D', 'half a picture'],
    ['x\udc00y', 'x~DC00y', 'the other half'],
    ['a:b;c', 'a%3Ab%3Bc', 'a colon, a semicolon'],
  ])('%j is encoded as %s: %s', (id, segment) => {
    expect(tabAddressOf('p1', { kind: 'stop', id })).toBe(`/projects/p1/(tab:stops/${segment})`)
    expect(tabAddressOf(id, { kind: 'drivers' })).toBe(`/projects/${segment}/(tab:drivers)`)
    expect(parseTabAddress(tabAddressOf(id, { kind: 'driver', id }))).toEqual(
      O.some({ projectId: id, tab: { kind: 'driver', id } }),
    )
  })

  it('a segment typed without percent encoding is decoded', () => {
    expect(parseTabAddress('/projects/één/(tab:stops/twee drie)')).toEqual(
      O.some({ projectId: 'één', tab: { kind: 'stop', id: 'twee drie' } }),
    )
  })

  it('a segment survives the normalisation of a browser', () => {
    for (const id of ['.', '..', 'new', 'a/b', '(x)', '\\', '%2e', 'a b']) {
      const browserPath = new URL(tabAddressOf(id, { kind: 'stop', id }), 'http://127.0.0.1:4310').pathname
      expect(parseTabAddress(browserPath)).toEqual(O.some({ projectId: id, tab: { kind: 'stop', id } }))
    }
  })
})
