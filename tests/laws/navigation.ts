import assert from 'node:assert/strict'
import fc from 'fast-check'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { parsePageAddress, tabAddressOf, parseTabAddress, type Tab } from '../../src/domain/navigation'
import { aProjectUrl, aPageAddressTail, aPageAddress, anInvalidAddress } from '../kit/arbitraries/tab'
import { law, type Law } from '../kit/law'
import { formatPageAddress } from '../kit/format-page-address'

/** Encodes an id as a naive program would. */
const addressWithSegment =
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
    name: 'a tab address is parsed back',
    statement: 'Whatever the ids, the address of a tab is parsed to the same tab of the same project.',
    subject: { tabAddressOf, parseTabAddress },
    arbitrary: aProjectUrl(),
    holds: (subject, page) => {
      assert.deepEqual(subject.parseTabAddress(subject.tabAddressOf(page.projectId, page.tab)), O.some(page))
    },
    mutants: {
      'ids are not escaped': { tabAddressOf: addressWithSegment((id) => id), parseTabAddress },
      'lone surrogates are replaced': { tabAddressOf: addressWithSegment(wellFormed), parseTabAddress },
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
    name: 'every page address is parsed back',
    statement: 'Every page address is parsed back to itself.',
    subject: { formatPageAddress, parsePageAddress },
    arbitrary: aPageAddress(),
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
    name: 'a parsed address can be formatted',
    statement: 'A parsed address, formatted, is parsed to the same page and formatted the same again.',
    subject: { formatPageAddress, parsePageAddress },
    arbitrary: fc.oneof(anInvalidAddress(), aPageAddress().map(formatPageAddress)),
    holds: (subject, text) => {
      const parsed = subject.parsePageAddress(text)
      const formatted = pipe(parsed, O.map(subject.formatPageAddress))
      assert.deepEqual(pipe(formatted, O.flatMap(subject.parsePageAddress)), parsed)
      assert.deepEqual(
        pipe(formatted, O.flatMap(subject.parsePageAddress), O.map(subject.formatPageAddress)),
        formatted,
      )
    },
    mutants: {
      'a stop id changes case': {
        formatPageAddress: (address) => formatPageAddress(address).toUpperCase(),
        parsePageAddress: (text) => parsePageAddress(text.toLowerCase()),
      },
    },
  }),
  law({
    name: 'the end of an address is ignored',
    statement: 'A slash at the end, a query and a hash do not change the page of an address.',
    subject: parsePageAddress,
    arbitrary: fc.tuple(aPageAddress(), aPageAddressTail()),
    holds: (parsed, [address, tail]) => {
      // The address of the first page is only a slash.
      const path = address.kind === '' ? '' : formatPageAddress(address)
      assert.deepEqual(parsed(path + tail), O.some(address))
    },
    mutants: {
      'the query is not ignored': (text) => parsePageAddress(text.replace('?', '%3F')),
      'the slash is not ignored': (text) => (/[^/]\/$/.test(text) ? O.none : parsePageAddress(text)),
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
      'lone surrogates are replaced': addressWithSegment(wellFormed),
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
      [
        { projectId: 'p1', tab: { kind: 'stops/import' } },
        { projectId: 'p1', tab: { kind: 'stop', id: 'import' } },
      ],
    ],
  }),
  law({
    name: 'a browser keeps an address',
    statement:
      'A browser keeps the address of a tab as it is: it escapes nothing, resolves no dots, and adds no slash.',
    subject: tabAddressOf,
    arbitrary: aProjectUrl(),
    holds: (segment, { projectId, tab }) => {
      const address = segment(projectId, tab)
      assert.equal(new URL(address, 'http://127.0.0.1:4310').href, `http://127.0.0.1:4310${address}`)
    },
    mutants: {
      'dots are left as they are': addressWithSegment(wellFormed),
      'letters are left as they are': addressWithSegment((id) =>
        id.toWellFormed().replace(/[^\p{L}\p{N}]/gu, encodeURIComponent),
      ),
    },
  }),
  law({
    name: 'any text can be parsed as an address',
    statement: 'Any text is parsed as an address, or as none.',
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
