import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialParserState, parseEvents, type ServerEvent } from '../../../src/adapters/http/read-event-stream'

/** All events of a stream that came in these parts. */
const eventsIn = (parts: ReadonlyArray<string>): ReadonlyArray<ServerEvent> => {
  let reading = initialParserState
  return parts.flatMap((part) => {
    const read = parseEvents(reading, part)
    reading = read.state
    return read.events
  })
}

const ends = ['\n', '\r\n', '\r'] as const

const words = fc.string({ unit: fc.constantFrom('a', ' ', ':', 'ë', '漢', '{', '"', '0') })
const sent = fc.record({
  id: fc.constantFrom('1', '22', 'x y'),
  name: fc.constantFrom('changed', 'progress', 'message'),
  data: fc.array(words, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
})

/** The text of an event as a server may send it: with any line end, and with comments or unknown fields between. */
const written = (event: ServerEvent, end: string, between: string): string =>
  [
    between,
    `id: ${event.id}`,
    `event: ${event.name}`,
    ...event.data.split('\n').map((line) => `data: ${line}`),
    between,
    '',
    '',
  ].join(end)

const aStream = fc.record({
  events: fc.array(sent, { maxLength: 4 }),
  end: fc.constantFrom(...ends),
  between: fc.constantFrom(': still listening', 'retry: 100', 'odd', ':'),
  cuts: fc.array(fc.nat(200), { maxLength: 12 }),
})

const cutAt = (text: string, cuts: ReadonlyArray<number>): ReadonlyArray<string> => {
  const places = [
    0,
    ...cuts.map((cut) => Math.min(cut, text.length)).toSorted((one, other) => one - other),
    text.length,
  ]
  return places.slice(1).map((place, index) => text.slice(places[index], place))
}

describe('parseEvents', () => {
  it('the events are the same wherever the stream is cut', () => {
    fc.assert(
      fc.property(aStream, ({ events, end, between, cuts }) => {
        const text = events.map((event) => written(event, end, between)).join('')
        expect(eventsIn(cutAt(text, cuts))).toEqual(events)
        expect(eventsIn(Array.from(text))).toEqual(events)
      }),
    )
  })

  it('any text gives the same events in parts as in one piece', () => {
    const signs = fc.array(fc.constantFrom('\n', '\r', ':', ' ', 'data', 'id', 'event', 'a', '\0', '漢'), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(signs, (parts) => {
        expect(eventsIn(parts)).toEqual(eventsIn([parts.join('')]))
      }),
    )
  })

  it.each<[string, string, ReadonlyArray<ServerEvent>]>([
    ['a comment', ': listening\n\n', []],
    ['an event without data', 'id: 7\nevent: changed\n\n', []],
    ['an event that is not complete', 'data: 1\n', []],
    ['data alone', 'data: 1\n\n', [{ id: '', name: 'message', data: '1' }]],
    ['data without a space', 'data:1\n\n', [{ id: '', name: 'message', data: '1' }]],
    ['data with two spaces', 'data:  1\n\n', [{ id: '', name: 'message', data: ' 1' }]],
    ['a field without a value', 'data\n\n', [{ id: '', name: 'message', data: '' }]],
    ['lines of data', 'data: 1\ndata: 2\n\n', [{ id: '', name: 'message', data: '1\n2' }]],
    ['a value with colons', 'data: a:b: c\n\n', [{ id: '', name: 'message', data: 'a:b: c' }]],
    ['an id with a zero sign', 'id: 1\nid: 2\0\ndata: 1\n\n', [{ id: '1', name: 'message', data: '1' }]],
  ])('the stream is parsed by its specification: %s', (_, text, events) => {
    expect(eventsIn([text])).toEqual(events)
  })

  it('an id applies to the events after it too, and a name only to its own', () => {
    expect(eventsIn(['id: 7\nevent: changed\ndata: 1\n\ndata: 2\n\n'])).toEqual([
      { id: '7', name: 'changed', data: '1' },
      { id: '7', name: 'message', data: '2' },
    ])
  })

  it('a line of any length is parsed in linear time', () => {
    const long = 'x'.repeat(2_000_000)
    const parts = cutAt(
      `data: ${long}\n\n`,
      Array.from({ length: 2_000 }, (_, index) => index * 1_000),
    )
    expect(eventsIn(parts)).toEqual([{ id: '', name: 'message', data: long }])
  })
})
