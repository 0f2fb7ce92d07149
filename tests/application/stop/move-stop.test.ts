import { describe, expect, it } from 'vitest'
import { moveStopToRoute, resequenceStop } from '../../../src/application/stop'
import { sequenceNumberOf, type StopUpdate } from '../../../src/domain/stop'
import { right } from '../../kit/either'

const laid = () => {
  const sent: StopUpdate[] = []
  const change = async (update: StopUpdate) => sent.push(update) < 2
  return { sent, resequence: resequenceStop({ change }), move: moveStopToRoute({ change }) }
}

const stop = { id: 'b', stopIds: ['T1'], currentCarrier: 1, newSequence: right(sequenceNumberOf(30)) }

describe('a stop that goes elsewhere in the plan (§4)', () => {
  it('is sent as it was asked, and answers whether the server took it', async () => {
    const { sent, resequence, move } = laid()
    expect(await resequence({ ...stop, newCarrier: undefined })).toBe(true)
    expect(await move({ ...stop, newCarrier: 2 })).toBe(false)
    expect(sent).toEqual([
      { ...stop, newCarrier: undefined },
      { ...stop, newCarrier: 2 },
    ])
  })
})
