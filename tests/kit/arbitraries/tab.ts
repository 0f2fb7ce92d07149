import fc from 'fast-check'
import {
  fixedAddresses,
  fixedTabs,
  type PageAddress,
  type ProjectPageAddress,
  type Tab,
} from '../../../src/domain/navigation'

const oddTexts = [
  'new',
  '',
  '.',
  '..',
  '...',
  '~',
  '~0041',
  '~004',
  'a/b',
  '/',
  '(tab:stops)',
  ')',
  '%',
  '%2F',
  '?x=1',
  '#top',
  ' ',
  'één ïs ’t',
  '🚚',
  '\ud83d',
  '\ude9a\ud83d',
  '\0',
  '__proto__',
  'NEW',
  '0',
  '-1',
]

/** Ids may be any text of a server. */
const anId = (): fc.Arbitrary<string> =>
  fc.oneof(fc.uuid(), fc.constantFrom(...oddTexts), fc.string({ unit: 'binary' }), anyUnits())

/** Text that may hold halves of characters (lone surrogates). */
const anyUnits = (): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd800, max: 0xdfff })), { maxLength: 8 })
    .map((units) => String.fromCharCode(...units))

const aTab = (): fc.Arbitrary<Tab> =>
  fc.oneof(
    fc.constantFrom(...fixedTabs).map((kind): Tab => ({ kind })),
    fc.oneof(fc.nat(20), fc.nat(999_999_999)).map((index): Tab => ({ kind: 'route', index })),
    anId().map((id): Tab => ({ kind: 'stop', id })),
    anId().map((id): Tab => ({ kind: 'driver', id })),
  )

export const aProjectUrl = (): fc.Arbitrary<ProjectPageAddress> =>
  fc.record({ projectId: anId(), tab: aTab() }, { noNullPrototype: true })

export const aPageAddress = (): fc.Arbitrary<PageAddress> =>
  fc.oneof(
    fc.constantFrom(...fixedAddresses).map((kind): PageAddress => ({ kind })),
    aProjectUrl().map((address): PageAddress => ({ kind: 'project', ...address })),
  )

/** A suffix of an address that does not change its meaning. */
export const aPageAddressTail = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('', '/'), fc.constantFrom('', '?', '?page=2', '?a=/b'), fc.constantFrom('', '#', '#a/?b'))
    .map((parts) => parts.join(''))

/** Texts that look like addresses of the application, of which most are not. */
export const anInvalidAddress = (): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom('/', 'projects', 'new', 'p1', '(tab:', ')', '%28tab%3A', '%29', 'stops', 'routes', 'drivers'),
        fc.constantFrom(
          '/projects/',
          '/p1/(tab:',
          '0',
          '12',
          '%',
          '%E9',
          '~',
          '~0041',
          '~D83D',
          '?',
          '#',
          'login',
          'é',
        ),
        fc.string({ maxLength: 3 }),
      ),
      { maxLength: 9 },
    )
    .map((parts) => parts.join(''))
