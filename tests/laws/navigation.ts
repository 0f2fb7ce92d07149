import assert from 'node:assert/strict'
import fc from 'fast-check'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import {
  parsePageAddress,
  tabAddressOf,
  parseTabAddress,
  formatPageAddress,
  type Tab,
} from '../../src/domain/navigation'
import { aProjectUrl, aUrlTail, aUrl, anInvalidAddress } from '../kit/arbitraries/tab'
import { law, type Law } from '../kit/law'

/** How a naive program would write an id. */
const unescaped =
  (escaped: (id: string) => string): typeof tabAddressOf =>
  (projectId, tab) =>
    `/projects/${escaped(projectId)}/(tab:${unescapedPath(escaped, tab)})`

const unescapedPath = (escaped: (id: string) => string, tab: Tab): string => {
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

export const navigationLaws: ReadonlyArray<Law> = [
  law({
    name: 'a tab is found at its address',
    statement: 'Whatever the ids, the address of a tab is read back as the same tab of the same project.',
    subject: { tabAddressOf, parseTabAddress },
    arbitrary: aProjectUrl(),
    holds: (subject, given) => {
      assert.deepEqual(subject.parseTabAddress(subject.tabAddressOf(given.projectId, given.tab)), O.some(given))
    },
    mutants: {
      'ids are not escaped': { tabAddressOf: unescaped((id) => id), parseTabAddress },
      'half characters are mended': { tabAddressOf: unescaped(wellFormed), parseTabAddress },
      'a route is counted from 1': {
        tabAddressOf: (id, tab) => tabAddressOf(id, tab.kind === 'route' ? { ...tab, index: tab.index + 1 } : tab),
        parseTabAddress,
      },
      'plus stands for a space': {
        tabAddressOf,
        parseTabAddress: (address) => parseTabAddress(address.replaceAll('%20', '+')),
      },
    },
  }),
  law({
    name: 'every address is found',
    statement: 'Every address of the product is read back as itself.',
    subject: { formatPageAddress, parsePageAddress },
    arbitrary: aUrl(),
    holds: (subject, address) =>
      assert.deepEqual(subject.parsePageAddress(subject.formatPageAddress(address)), O.some(address)),
    mutants: {
      'a new project is a project named new': {
        formatPageAddress,
        parsePageAddress: (text) =>
          text === '/projects/new'
            ? O.some({ kind: 'project', projectId: 'new', tab: { kind: 'routes' } })
            : parsePageAddress(text),
      },
      'the routes tab is left out': {
        formatPageAddress: (address) => formatPageAddress(address).replace('(tab:routes)', 'routes'),
        parsePageAddress,
      },
    },
  }),
  law({
    name: 'an address that is read is written',
    statement:
      'What any text is read as can be written as an address that is read the same, and written the same again.',
    subject: { formatPageAddress, parsePageAddress },
    arbitrary: fc.oneof(anInvalidAddress(), aUrl().map(formatPageAddress)),
    holds: (subject, text) => {
      const parsed = subject.parsePageAddress(text)
      const parsedAgain = pipe(parsed, O.map(subject.formatPageAddress))
      assert.deepEqual(pipe(parsedAgain, O.flatMap(subject.parsePageAddress)), parsed)
      assert.deepEqual(
        pipe(parsedAgain, O.flatMap(subject.parsePageAddress), O.map(subject.formatPageAddress)),
        parsedAgain,
      )
    },
    mutants: {
      'a stop is read in small letters, and written in capitals': {
        formatPageAddress: (address) => formatPageAddress(address).toUpperCase(),
        parsePageAddress: (text) => parsePageAddress(text.toLowerCase()),
      },
    },
  }),
  law({
    name: 'the tail of an address says nothing',
    statement: 'A slash at the end, a query and a hash change nothing about what stands at an address.',
    subject: parsePageAddress,
    arbitrary: fc.tuple(aUrl(), aUrlTail()),
    holds: (parsed, [address, tail]) => {
      // The first page has only a slash as its address.
      const plain = address.kind === '' ? '' : formatPageAddress(address)
      assert.deepEqual(parsed(plain + tail), O.some(address))
    },
    mutants: {
      'the query belongs to it': (text) => parsePageAddress(text.replace('?', '%3F')),
      'the slash belongs to it': (text) => (/[^/]\/$/.test(text) ? O.none : parsePageAddress(text)),
    },
  }),
  law({
    name: 'no two tabs share an address',
    statement: 'Two tabs have the same address only if they are the same tab of the same project.',
    subject: tabAddressOf,
    arbitrary: fc.tuple(aProjectUrl(), aProjectUrl()),
    holds: (segment, [one, other]) => {
      const same = segment(one.projectId, one.tab) === segment(other.projectId, other.tab)
      assert.equal(same, JSON.stringify(one) === JSON.stringify(other))
    },
    mutants: {
      'half characters are mended': unescaped(wellFormed),
      'the id is trimmed': (id, tab) => tabAddressOf(id.trim(), tab),
    },
    examples: [
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
    statement:
      'An address is spelled as a browser spells it: nothing is escaped anew, no folder left out, no slash added.',
    subject: tabAddressOf,
    arbitrary: aProjectUrl(),
    holds: (segment, { projectId, tab }) => {
      const address = segment(projectId, tab)
      assert.equal(new URL(address, 'http://127.0.0.1:4310').href, `http://127.0.0.1:4310${address}`)
    },
    mutants: {
      'dots are left as they are': unescaped(wellFormed),
      'letters are left as they are': unescaped((id) =>
        id.toWellFormed().replace(/[^\p{L}\p{N}]/gu, encodeURIComponent),
      ),
    },
  }),
  law({
    name: 'any text can be tried as an address',
    statement: 'Any text at all is read as an address or as none.',
    subject: parsePageAddress,
    arbitrary: fc.oneof(anInvalidAddress(), fc.string({ unit: 'binary' })),
    holds: (parsed, text) => {
      const address = parsed(text)
      assert.ok(O.isNone(address) || typeof address.value.kind === 'string')
    },
    nothingIsThrown: true,
    mutants: { 'percent signs are trusted': (text) => parsePageAddress(decodeURIComponent(text)) },
  }),
]
