import { beforeEach, describe, expect, it } from 'vitest'
import { waitUntilIdle } from './test-clock'
import { testFeed } from './test-feed'

describe('a stream of events', () => {
  let project: ReturnType<typeof testFeed>
  beforeEach(() => {
    project = testFeed()
  })

  it('opens with a comment and writes each event with its id, name and data', async () => {
    const stream = await project.readStream(project.open({ lastSeen: 1 }))
    expect(project.readTexts.join('')).toBe(': listening\n\nid: 2\nevent: changed\ndata: {"words":"a\\nb"}\n\n')
    stream.destroy()
  })

  it('begins with the newest events for a reader that has seen none', async () => {
    const stream = await project.readStream(project.open())
    await project.addVersion(3)
    expect(project.readTexts.join('').match(/id: \d+/g)).toEqual(['id: 3'])
    stream.destroy()
  })

  it('says every 15 s that it is still there, and only then', async () => {
    const stream = await project.readStream(project.open())
    project.readTexts.length = 0
    await project.pass(14_999)
    expect(project.readTexts).toEqual([])
    await project.pass(1)
    await project.pass(15_000)
    expect(project.readTexts).toEqual([': still listening\n\n', ': still listening\n\n'])
    stream.destroy()
  })

  it('ends where no further events can come', async () => {
    await project.readStream(project.open({ lastSeen: 0 }))
    await project.addVersion(99)
    expect(project.readTexts.at(-1)).toBe('end')
    expect(project.readTexts.join('')).toContain('id: 99')
    expect(project.remaining()).toEqual([0, 0])
  })

  it.each([
    ['at the next word', () => project.addVersion(3)],
    ['at the next heartbeat', () => project.pass(15_000)],
  ])('ends %s for those who may no longer know, and tells them nothing more', async (_, when) => {
    let mayKnow = true
    await project.readStream(project.open({ isAllowed: async () => mayKnow }))
    mayKnow = false
    await when()
    expect(project.readTexts).toEqual([': listening\n\n', 'end'])
    expect(project.remaining()).toEqual([0, 0])
  })

  it('ends when the server closes', async () => {
    await project.readStream(project.open())
    project.close()
    await waitUntilIdle()
    expect(project.readTexts.at(-1)).toBe('end')
    expect(project.remaining()).toEqual([0, 0])
  })

  it('ends at once where the server is closing already', async () => {
    project.close()
    await project.readStream(project.open())
    expect(project.readTexts.at(-1)).toBe('end')
    expect(project.remaining()).toEqual([0, 0])
  })

  it('leaves nothing behind when the reader goes away, whatever it was doing', async () => {
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

  it('ends, for the reader to come back, where the storage fails', async () => {
    const unavailable = new Error('away')
    await project.readStream(project.open({}, { readAfter: () => Promise.reject(unavailable) }))
    expect(project.readTexts.at(-1)).toBe('end')
    expect(project.errors).toEqual([unavailable])
    expect(project.remaining()).toEqual([0, 0])
  })
})
