import assert from 'node:assert/strict'
import fc from 'fast-check'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { addressIn, addressOf, tabOf, writtenAddress, type Tab } from '../../src/domain/navigation'
import { aProjectAddress, aTail, anAddress, aWouldBeAddress } from '../kit/arbitraries/tab'
import { law, type Law } from '../kit/law'

/** How a naive program would write an id. */
const naive =
  (escaped: (id: string) => string): typeof addressOf =>
  (projectId, tab) =>
    `/projects/${escaped(projectId)}/(tab:${naivePath(escaped, tab)})`

const naivePath = (escaped: (id: string) => string, tab: Tab): string => {
  switch (tab.kind) {
    case 'route':
      return `routes/${tab.index}`
    case 'stop':
      return `stops/${escaped(tab.id)}`
    case 'driver':
      return `drivers/${escaped(tab.id)}`
    default:
      return tab.kind
  }
}

const wellFormed = (id: string): string => encodeURIComponent(id.toWellFormed())

export const tabLaws: ReadonlyArray<Law> = [
  law({
    name: 'a tab is found at its address',
    words: 'Whatever the ids, the address of a tab is read back as the same tab of the same project.',
    subject: { addressOf, tabOf },
    given: aProjectAddress(),
    holds: (subject, given) => {
      assert.deepEqual(subject.tabOf(subject.addressOf(given.projectId, given.tab)), O.some(given))
    },
    mutants: {
      'ids are not escaped': { addressOf: naive((id) => id), tabOf },
      'half characters are mended': { addressOf: naive(wellFormed), tabOf },
      'a route is counted from 1': {
        addressOf: (id, tab) => addressOf(id, tab.kind === 'route' ? { ...tab, index: tab.index + 1 } : tab),
        tabOf,
      },
      'plus stands for a space': { addressOf, tabOf: (address) => tabOf(address.replaceAll('%20', '+')) },
    },
  }),
  law({
    name: 'every address is found',
    words: 'Every address of the product is read back as itself.',
    subject: { writtenAddress, addressIn },
    given: anAddress(),
    holds: (subject, address) => assert.deepEqual(subject.addressIn(subject.writtenAddress(address)), O.some(address)),
    mutants: {
      'a new project is a project named new': {
        writtenAddress,
        addressIn: (text) =>
          text === '/projects/new'
            ? O.some({ kind: 'project', projectId: 'new', tab: { kind: 'routes' } })
            : addressIn(text),
      },
      'the routes tab is left out': {
        writtenAddress: (address) => writtenAddress(address).replace('(tab:routes)', 'routes'),
        addressIn,
      },
    },
  }),
  law({
    name: 'an address that is read is written',
    words: 'What any text is read as can be written as an address that is read the same, and written the same again.',
    subject: { writtenAddress, addressIn },
    given: fc.oneof(aWouldBeAddress(), anAddress().map(writtenAddress)),
    holds: (subject, text) => {
      const read = subject.addressIn(text)
      const again = pipe(read, O.map(subject.writtenAddress))
      assert.deepEqual(pipe(again, O.flatMap(subject.addressIn)), read)
      assert.deepEqual(pipe(again, O.flatMap(subject.addressIn), O.map(subject.writtenAddress)), again)
    },
    mutants: {
      'a stop is read in small letters, and written in capitals': {
        writtenAddress: (address) => writtenAddress(address).toUpperCase(),
        addressIn: (text) => addressIn(text.toLowerCase()),
      },
    },
  }),
  law({
    name: 'the tail of an address says nothing',
    words: 'A slash at the end, a query and a hash change nothing about what stands at an address.',
    subject: addressIn,
    given: fc.tuple(anAddress(), aTail()),
    holds: (read, [address, tail]) => {
      // The first page has only a slash as its address.
      const plain = address.kind === '' ? '' : writtenAddress(address)
      assert.deepEqual(read(plain + tail), O.some(address))
    },
    mutants: {
      'the query belongs to it': (text) => addressIn(text.replace('?', '%3F')),
      'the slash belongs to it': (text) => (/[^/]\/$/.test(text) ? O.none : addressIn(text)),
    },
  }),
  law({
    name: 'no two tabs share an address',
    words: 'Two tabs have the same address only if they are the same tab of the same project.',
    subject: addressOf,
    given: fc.tuple(aProjectAddress(), aProjectAddress()),
    holds: (written, [one, other]) => {
      const same = written(one.projectId, one.tab) === written(other.projectId, other.tab)
      assert.equal(same, JSON.stringify(one) === JSON.stringify(other))
    },
    mutants: {
      'half characters are mended': naive(wellFormed),
      'the id is trimmed': (id, tab) => addressOf(id.trim(), tab),
    },
    known: [
      [
        { projectId: '\ud83d', tab: { kind: 'stops' } },
        { projectId: '\ud83e', tab: { kind: 'stops' } },
      ],
      [
        { projectId: 'p1', tab: { kind: 'stops' } },
        { projectId: ' p1', tab: { kind: 'stops' } },
      ],
      [
        { projectId: 'p1', tab: { kind: 'stops/new' } },
        { projectId: 'p1', tab: { kind: 'stop', id: 'new' } },
      ],
    ],
  }),
  law({
    name: 'a browser leaves an address alone',
    words: 'An address is spelled as a browser spells it: nothing is escaped anew, no folder left out, no slash added.',
    subject: addressOf,
    given: aProjectAddress(),
    holds: (written, { projectId, tab }) => {
      const address = written(projectId, tab)
      assert.equal(new URL(address, 'http://127.0.0.1:4310').href, `http://127.0.0.1:4310${address}`)
    },
    mutants: {
      'dots are left as they are': naive(wellFormed),
      'letters are left as they are': naive((id) => id.toWellFormed().replace(/[^\p{L}\p{N}]/gu, encodeURIComponent)),
    },
  }),
  law({
    name: 'any text can be tried as an address',
    words: 'Any text at all is read as an address or as none.',
    subject: addressIn,
    given: fc.oneof(aWouldBeAddress(), fc.string({ unit: 'binary' })),
    holds: (read, text) => {
      const address = read(text)
      assert.ok(O.isNone(address) || typeof address.value.kind === 'string')
    },
    nothingIsThrown: true,
    mutants: { 'percent signs are trusted': (text) => addressIn(decodeURIComponent(text)) },
  }),
]
