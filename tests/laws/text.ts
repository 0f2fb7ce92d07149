import assert from 'node:assert/strict'
import fc from 'fast-check'
import { truncate } from '../../src/domain/text'
import { law, type Law } from '../kit/law'

/** A character as readers see it, of any number of code units. */
const characters = ['a', ' ', 'ë', 'i\u0308', '’', 'ĳ', '漢', '🚚', '🇳🇱', '👩‍👩‍👧', '…']

type Input = { readonly parts: ReadonlyArray<string>; readonly length: number }

const aText = (): fc.Arbitrary<Input> =>
  fc.record(
    {
      parts: fc.array(fc.constantFrom(...characters), { maxLength: 60 }),
      length: fc.constantFrom(0, 1, 10, 15, 25, 55),
    },
    { noNullPrototype: true },
  )

/** The laws always pass the length. */
const cut: (text: string, length: number) => string = truncate

export const textLaws: ReadonlyArray<Law> = [
  law({
    name: 'truncation keeps the beginning',
    statement: 'A text of too many characters is cut to the first ones and an ellipsis; any other text is unchanged.',
    subject: cut,
    arbitrary: aText(),
    holds: (subject, { parts, length }) => {
      const truncated = subject(parts.join(''), length)
      if (parts.length <= length) assert.equal(truncated, parts.join(''))
      else assert.equal(truncated, `${parts.slice(0, length).join('')}…`)
    },
    mutants: {
      'it counts code units': (text, length) => (text.length > length ? `${text.slice(0, length)}…` : text),
      'the ellipsis counts as a character': (text, length) => truncate(text, length - 1),
      'it cuts a text that just fits': (text, length) => (text.length === length ? `${text}…` : truncate(text, length)),
    },
  }),
  law({
    name: 'truncation leaves no broken character',
    statement: 'A cut text has no lone surrogates or other broken characters.',
    subject: cut,
    arbitrary: aText(),
    holds: (subject, { parts, length }) => assert.ok(subject(parts.join(''), length).isWellFormed()),
    mutants: {
      'it cuts a character in half': (text, length) => (text.length > length ? `${text.slice(0, length)}…` : text),
    },
  }),
]
