import { beforeEach, describe, expect, it } from 'vitest'
import { waitUntilIdle } from './test-clock'
import { testFeed } from './test-feed'

describe('eventStream', () => {
  let project: ReturnType<typeof testFeed>
  beforeEach(() => {
    project = testFeed()
  })

  it('a stream opens with a comment, and has each event with its id, name and data', async () => {
    const stream = await project.readStream(project.open({ lastSeen: 1 }))
    expect(project.readTexts.join('')).toBe(': listening\n\nid: 2\nevent: changed\ndata: {"words":"a\\nb"}\n\n')
    stream.destroy()
  })

  it('a stream begins with the next events for a reader that has seen none', async () => {
    const stream = await project.readStream(project.open())
    await project.addVersion(3)
    expect(project.readTexts.join('').match(/id: \d+/g)).toEqual(['id: 3'])
    stream.destroy()
  })

  it('a stream has a heartbeat after every 15 s without events', async () => {
    const stream = await project.readStream(project.open())
    project.readTexts.length = 0
    await project.pass(14_999)
    expect(project.readTexts).toEqual([])
    await project.pass(1)
    await project.pass(15_000)
    expect(project.readTexts).toEqual([': still listening\n\n', ': still listening\n\n'])
    stream.destroy()
  })

  it('a stream ends where no further events can come', async () => {
    await project.readStream(project.open({ lastSeen: 0 }))
    await project.addVersion(99)
    expect(project.readTexts.at(-1)).toBe('end')
    expect(project.readTexts.join('')).toContain('id: 99')
    expect(project.remaining()).toEqual([0, 0])
  })

  it.each([
    ['at the next event', () => project.addVersion(3)],
    ['within three seconds', () => project.pass(3_000)],
  ])('a stream ends %s for a reader that is no longer allowed, without that event', async (_, when) => {
    let isAllowed = true
    await project.readStream(project.open({ isAllowed: async () => isAllowed }))
    isAllowed = false
    await when()
    expect(project.readTexts).toEqual([': listening\n\n', 'end'])
    expect(project.remaining()).toEqual([0, 0])
  })

  it('a stream ends when the server closes', async () => {
    await project.readStream(project.open())
    project.close()
    await waitUntilIdle()
    expect(project.readTexts.at(-1)).toBe('end')
    expect(project.remaining()).toEqual([0, 0])
  })

  it('a stream ends at once where the server is closing already', async () => {
    project.close()
    await project.readStream(project.open())
    expect(project.readTexts.at(-1)).toBe('end')
    expect(project.remaining()).toEqual([0, 0])
  })

  it('a stream leaves no listeners and timers when its reader disconnects at any moment', async () => {
    const asleep = await project.readStream(project.open())
    let answer = (): void => undefined
    const asking = await project.readStream(
      project.open(
        {},
        { readAfter: () => new Promise((give) => (answer = () => give({ events: [], isFinal: false }))) },
      ),
    )
    const unread = project.open({ lastSeen: 0 })
    const broken = await project.readStream(project.open())
    broken.on('error', () => undefined)
    for (const stream of [asleep, asking, unread]) stream.destroy()
    broken.destroy(new Error('reset'))
    await waitUntilIdle()
    answer()
    await waitUntilIdle()
    expect(project.remaining()).toEqual([0, 0])
  })

  it('a stream ends where the storage fails, so that the reader connects again', async () => {
    const unavailable = new Error('away')
    await project.readStream(project.open({}, { readAfter: () => Promise.reject(unavailable) }))
    expect(project.readTexts.at(-1)).toBe('end')
    expect(project.errors).toEqual([unavailable])
    expect(project.remaining()).toEqual([0, 0])
  })
})
