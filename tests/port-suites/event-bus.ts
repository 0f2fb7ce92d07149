import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BusEvent, EventBus, Listener, ValueListener } from '../../server/events'
import { eventually } from '../kit/eventually'

/** A bus in this process, and the same bus in another process, if the adapter supports that. */
export type OpenBus = { readonly here: EventBus; readonly there: EventBus; readonly close: () => Promise<void> }

const moved: BusEvent = { organisation: 'org', topic: 'project p1', version: 7 }

/** The tests that every event bus passes. */
export const eventBusSuite = (adapterName: string, open: () => Promise<OpenBus>): void => {
  describe(`EventBus implemented by ${adapterName}`, () => {
    let opened: OpenBus
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.close())

    it('a message reaches listeners in this and other processes', async () => {
      const [localListener, remoteListener] = [vi.fn<Listener>(), vi.fn<Listener>()]
      opened.here.subscribe('org', 'project p1', localListener)
      opened.there.subscribe('org', 'project p1', remoteListener)
      opened.here.publish(moved)
      await eventually(() => expect([localListener.mock.calls, remoteListener.mock.calls]).toEqual([[[7]], [[7]]]))
    })

    it('each listener receives a message once', async () => {
      const [doubleListener, remoteListener] = [vi.fn<Listener>(), vi.fn<Listener>()]
      opened.here.subscribe('org', 'project p1', doubleListener)
      opened.here.subscribe('org', 'project p1', doubleListener)
      opened.there.subscribe('org', 'project p1', remoteListener)
      opened.there.publish(moved)
      opened.there.publish({ ...moved, topic: 'project last' })
      const last = vi.fn<Listener>()
      opened.here.subscribe('org', 'project end', last)
      opened.there.publish({ ...moved, topic: 'project end' })
      await eventually(() => expect(last).toHaveBeenCalled())
      expect([doubleListener.mock.calls, remoteListener.mock.calls]).toEqual([[[7], [7]], [[7]]])
    })

    it.each([
      ['another organisation', { ...moved, organisation: 'other' }],
      ['another project', { ...moved, topic: 'project p2' as const }],
      ['a job of the same id', { ...moved, topic: 'job p1' as const }],
      ['an organisation and topic whose joined texts are equal', { ...moved, organisation: 'org,"project p1"' }],
    ])('a listener does not receive messages about %s', async (_, event) => {
      const [received, last] = [vi.fn<Listener>(), vi.fn<Listener>()]
      opened.there.subscribe('org', 'project p1', received)
      opened.there.subscribe('org', 'project end', last)
      opened.here.publish(event)
      opened.here.publish({ ...moved, topic: 'project end' })
      await eventually(() => expect(last).toHaveBeenCalled())
      expect(received).not.toHaveBeenCalled()
    })

    it('after many messages each listener has received the newest version', async () => {
      const received: Array<number | undefined> = []
      opened.there.subscribe('org', 'project p1', (version) => received.push(version))
      for (let version = 1; version <= 300; version += 1) opened.here.publish({ ...moved, version })
      await eventually(() => expect(received.at(-1)).toBe(300))
      expect(received).toEqual(received.toSorted((first, second) => (first ?? 0) - (second ?? 0)))
    })

    it('ids with any characters are delivered', async () => {
      const organisation = `o'rg "é" \\ ${'漢'.repeat(200)}`
      const received = vi.fn<Listener>()
      opened.there.subscribe(organisation, `job ${organisation}`, received)
      opened.here.publish({ organisation, topic: `job ${organisation}`, version: 2 ** 40 })
      await eventually(() => expect(received.mock.calls).toEqual([[2 ** 40]]))
    })

    it('a value reaches the other processes and not its own', async () => {
      const [local, remote] = [vi.fn<ValueListener>(), vi.fn<ValueListener>()]
      const stops = [opened.here.exchange.onValue(local), opened.there.exchange.onValue(remote)]
      const value = { users: [`o'rg "é" \\ ${'漢'.repeat(100)}`] }
      opened.here.exchange.send('a key', value)
      const last = vi.fn<Listener>()
      opened.there.subscribe('org', 'project end', last)
      opened.here.publish({ ...moved, topic: 'project end' })
      await eventually(() => expect(last).toHaveBeenCalled())
      expect(remote.mock.calls).toEqual(opened.here === opened.there ? [] : [['a key', value]])
      expect(local).not.toHaveBeenCalled()
      for (const stop of stops) stop()
      opened.here.exchange.send('a key', value)
      opened.here.publish({ ...moved, topic: 'project end', version: 9 })
      await eventually(() => expect(last).toHaveBeenCalledTimes(2))
      expect(remote.mock.calls.length).toBe(opened.here === opened.there ? 0 : 1)
    })

    it('a removed listener receives no messages and is not counted', async () => {
      const [received, stays] = [vi.fn<Listener>(), vi.fn<Listener>()]
      const stop = opened.there.subscribe('org', 'project p1', received)
      opened.there.subscribe('org', 'project p1', stays)
      expect(opened.there.listenerCount()).toBe(2)
      stop()
      stop()
      expect(opened.there.listenerCount()).toBe(1)
      opened.here.publish(moved)
      await eventually(() => expect(stays).toHaveBeenCalled())
      expect(received).not.toHaveBeenCalled()
    })

    it('a listener may be removed or added while a message is delivered', async () => {
      const [received, late] = [vi.fn<Listener>(), vi.fn<Listener>()]
      const stop = opened.here.subscribe('org', 'project p1', (version) => {
        received(version)
        stop()
        opened.here.subscribe('org', 'project p1', late)
      })
      opened.here.publish(moved)
      opened.here.publish({ ...moved, version: 8 })
      expect([received.mock.calls, late.mock.calls]).toEqual([[[7]], [[8]]])
    })
  })
}
