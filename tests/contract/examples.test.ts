import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { everyCall, reasonsOf } from '../../contract'
import type { Described } from '../../contract/shape'

const faultsOf = ({ codec, example }: Described) => {
  const read = codec.decode(example)
  return E.isLeft(read) ? reasonsOf(read.left) : []
}

describe.each(everyCall)('$name', ({ parameters, query, body, answer }) => {
  it('takes its own examples', () => {
    expect([parameters, query, body.shape].flatMap(faultsOf)).toEqual([])
  })

  it('is answered by its own example, unless by bytes', () => {
    expect(answer.kind === 'pdf' ? [] : faultsOf(answer.shape)).toEqual([])
  })
})
