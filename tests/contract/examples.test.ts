import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { allEndpoints, reasonsOf } from '../../contract'
import type { AnyShape } from '../../contract/shape'

const faultsOf = ({ codec, example }: AnyShape) => {
  const read = codec.decode(example)
  return E.isLeft(read) ? reasonsOf(read.left) : []
}

describe.each(allEndpoints)('$name', ({ parameters, query, body, answer }) => {
  it('takes its own examples', () => {
    expect([parameters, query, body.shape].flatMap(faultsOf)).toEqual([])
  })

  it('is answered by its own example, unless by bytes', () => {
    expect(answer.kind === 'pdf' ? [] : faultsOf(answer.shape)).toEqual([])
  })
})
