import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { allEndpoints, reasonsOf } from '../../contract'
import type { AnyCodec } from '../../contract/codec'

const decodeReasonsOf = (codec: AnyCodec) => {
  const read = codec.decode(codec.example)
  return E.isLeft(read) ? reasonsOf(read.left) : []
}

describe.each(allEndpoints)('$name', ({ parameters, query, body, answer }) => {
  it('the examples of parameters, query and body are decoded', () => {
    expect([parameters, query, body.codec].flatMap(decodeReasonsOf)).toEqual([])
  })

  it('the example of a JSON answer is decoded', () => {
    expect(answer.kind === 'file' || answer.kind === 'optional bytes' ? [] : decodeReasonsOf(answer.codec)).toEqual([])
  })
})
