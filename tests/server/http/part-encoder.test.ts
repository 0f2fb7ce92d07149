import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partEncoder } from '../../../server/http'

type Item = { readonly text: string }

/** An encoder that records which items it encodes. */
const recordingEncoder = () => {
  const encoded: string[] = []
  const partOf = partEncoder((items: ReadonlyArray<Item>) => {
    encoded.push(...items.map(({ text }) => text))
    return plainPart(items)
  })
  return { encoded, partOf }
}

const plainPart = (items: ReadonlyArray<Item>): string => items.map(({ text }) => JSON.stringify(text)).join(',')

const itemsOf = (texts: ReadonlyArray<string>): ReadonlyArray<Item> => texts.map((text) => ({ text }))

describe('partEncoder', () => {
  it('any sequence of edits has the parts that encoding all items gives', () => {
    const anEdit = fc.record({
      at: fc.nat(20),
      removed: fc.nat(3),
      added: fc.array(fc.string({ unit: 'grapheme', maxLength: 4 }), { maxLength: 3 }),
    })
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 12 }), fc.array(anEdit), (texts, edits) => {
        const { partOf } = recordingEncoder()
        let items = itemsOf(texts)
        expect(partOf(items).toString()).toBe(plainPart(items))
        for (const { at, removed, added } of edits) {
          items = items.toSpliced(at, removed, ...itemsOf(added))
          expect(partOf(items).toString()).toBe(plainPart(items))
        }
      }),
    )
  })

  it('the second edit, and each after it, encodes only the items that are new', () => {
    const { encoded, partOf } = recordingEncoder()
    const items = itemsOf(['é', 'b', 'c', 'd', 'e', 'f'])
    partOf(items.with(2, { text: 'old' }))
    partOf(items)
    encoded.length = 0
    expect(partOf(items.toSpliced(1, 2, ...itemsOf(['B', 'C', 'x']))).toString()).toBe('"é","B","C","x","d","e","f"')
    expect(encoded).toEqual(['B', 'C', 'x'])
  })

  it('an edit of the first or the last item encodes no other', () => {
    for (const index of [0, 5]) {
      const { encoded, partOf } = recordingEncoder()
      const items = itemsOf(['a', 'b', 'c', 'd', 'e', 'f'])
      partOf(items.with(2, { text: 'old' }))
      partOf(items)
      encoded.length = 0
      partOf(items.with(index, { text: 'new' }))
      expect(encoded).toEqual(['new'])
    }
  })

  it('the same items have the same part, so that it is compressed once', () => {
    const { partOf } = recordingEncoder()
    const items = itemsOf(['a', 'b'])
    expect(partOf([...items])).toBe(partOf(items))
  })
})
