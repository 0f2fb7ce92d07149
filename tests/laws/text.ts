import assert from 'node:assert/strict'
import fc from 'fast-check'
import { truncate } from '../../src/domain/text'
import { law, type Law } from '../kit/law'

/** What a reader takes for one character, however many code units it has. */
const characters = ['a', ' ', 'ë', 'i\u0308', '’', 'ĳ', '漢', '🚚', '🇳🇱', '👩‍👩‍👧', '…']

type Given = { readonly parts: ReadonlyArray<string>; readonly length: number }

const aText = (): fc.Arbitrary<Given> =>
  fc.record(
    {
      parts: fc.array(fc.constantFrom(...characters), { maxLength: 60 }),
      length: fc.constantFrom(0, 1, 10, 15, 25, 55),
    },
    { noNullPrototype: true },
  )

/** Callers may leave the length out; the laws always give it. */
const cut: (text: string, length: number) => string = truncate

export const textLaws: ReadonlyArray<Law> = [
  law({
    name: 'truncation keeps the beginning',
    statement: 'A text of more characters than fit is its first ones and an ellipsis; any other text stays as it is.',
    subject: cut,
    arbitrary: aText(),
    holds: (subject, { parts, length }) => {
      const shown = subject(parts.join(''), length)
      if (parts.length <= length) assert.equal(shown, parts.join(''))
      else assert.equal(shown, `${parts.slice(0, length).join('')}…`)
    },
    mutants: {
      'it counts codes': (text, length) => (text.length > length ? `${text.slice(0, length)}…` : text),
      'the ellipsis takes a place': (text, length) => truncate(text, length - 1),
      'it cuts a text that just fits': (text, length) => (text.length === length ? `${text}…` : truncate(text, length)),
    },
  }),
  law({
    name: 'truncation leaves no broken character',
    statement: 'However a text is cut, every character of what is shown can be written.',
    subject: cut,
    arbitrary: aText(),
    holds: (subject, { parts, length }) => assert.ok(subject(parts.join(''), length).isWellFormed()),
    mutants: {
      'it cuts a character in half': (text, length) => (text.length > length ? `${text.slice(0, length)}…` : text),
    },
  }),
]
