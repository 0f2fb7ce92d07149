import { beforeEach, describe, expect, it } from 'vitest'
import { waitUntilIdle } from './test-clock'
import { testFeed } from './test-feed'

describe('eventStream with a slow reader', () => {
  let project: ReturnType<typeof testFeed>
  beforeEach(() => {
    project = testFeed()
  })

  it('no events are held in memory for a slow reader, which gets all of them later', async () => {
    const large = 'x'.repeat(20_000)
    let readings = 0
    const stream = project.open(
      { lastSeen: 0 },
      {
        readAfter: async (id) => {
          readings += 1
          return {
            events: project.versions
              .filter((version) => version > id)
              .map((one) => ({ id: one, name: 'e', data: large })),
            isFinal: false,
          }
        },
      },
    )
    stream.once('readable', () => undefined)
    await waitUntilIdle()
    for (let version = 3; version <= 50; version += 1) await project.addVersion(version)
    expect(readings).toBe(1)
    expect(stream.readableLength).toBeLessThan(41_000)
    await project.readStream(stream)
    expect(project.readTexts.join('').match(/id: \d+/g)).toEqual(project.versions.map((version) => `id: ${version}`))
    stream.destroy()
  })

  it('a reader that reads nothing for half a minute is disconnected', async () => {
    const stream = project.open(
      { lastSeen: 0 },
      { readAfter: async () => ({ events: [{ id: 5, name: 'e', data: 'x'.repeat(50_000) }], isFinal: false }) },
    )
    stream.once('readable', () => undefined)
    await waitUntilIdle()
    await project.pass(29_000)
    expect(stream.destroyed).toBe(false)
    await project.pass(1_000)
    expect(stream.destroyed).toBe(true)
    expect(project.remaining()).toEqual([0, 0])
  })

  it('a closing server waits at most a second for such a reader', async () => {
    const stream = project.open(
      { lastSeen: 0 },
      { readAfter: async () => ({ events: [{ id: 5, name: 'e', data: 'x'.repeat(50_000) }], isFinal: false }) },
    )
    stream.once('readable', () => undefined)
    await waitUntilIdle()
    project.close()
    await project.pass(1_000)
    expect(stream.destroyed).toBe(true)
    expect(project.remaining()).toEqual([0, 0])
  })
})
