import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { sendFile } from '../../../src/adapters/http'

const megabytes = (count: number): ArrayBuffer => new Uint8Array(count * 1024 * 1024).buffer

const sendTo = (base: string, signal = new AbortController().signal, bytes = megabytes(4)) => {
  const shares: number[] = []
  const send = sendFile({ base, timeout: 20_000, apiKey: () => 'k' })
  const sent = send({
    method: 'POST',
    path: '/nobody-takes-this',
    name: 'stops.json',
    bytes,
    onProgress: (share) => shares.push(share),
    signal,
  })
  return { sent, shares }
}

// The server of the tests accepts no files, so that every upload is refused.
describe('sendFile in a real browser', () => {
  it('the progress and the answer are reported', async () => {
    const { sent, shares } = sendTo(location.origin)
    const answer = await sent
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(answer).not.toEqual(E.left({ kind: 'unreachable' }))
    expect(answer).not.toEqual(E.left({ kind: 'cancelled' }))
  })

  it('an upload can be cancelled', async () => {
    const leaving = new AbortController()
    const { sent } = sendTo(location.origin, leaving.signal, megabytes(16))
    leaving.abort()
    expect(await sent).toEqual(E.left({ kind: 'cancelled' }))
  })

  it('a closed port is unreachable', async () => {
    expect(await sendTo('http://127.0.0.1:9').sent).toEqual(E.left({ kind: 'unreachable' }))
  })
})
