import { describe, expect, it, vi } from 'vitest'
import { openPresence, type Exchange, type ValueListener } from '../../../server/events'
import { testClock } from './test-clock'

/** Processes that pass each other what they say, as JSON. */
const processes = () => {
  const clock = testClock()
  const listeners: ValueListener[] = []
  let isCut = false
  const open = () => {
    let own: ValueListener | undefined
    const exchange: Exchange = {
      send: (key, value) => {
        const received: unknown = JSON.parse(JSON.stringify(value))
        if (!isCut) for (const listener of listeners) if (listener !== own) listener(key, received)
      },
      onValue: (listener) => {
        own = listener
        listeners.push(listener)
        return () => undefined
      },
    }
    return openPresence({ exchange, now: () => new Date('2026-11-24T07:02:00Z'), startTimer: clock.startTimer })
  }
  return { clock, open, cut: () => (isCut = true) }
}

const at = { organisation: 'org', project: 'p1' }
const anna = { ...at, username: 'anna' }
const piet = { ...at, username: 'piet' }
const nothing = (): void => undefined

const namesFor = (
  presence: ReturnType<typeof openPresence>,
  follower: Parameters<typeof presence.othersOf>[0],
): ReadonlyArray<string> => presence.othersOf(follower).map(({ name }) => name)

describe('who follows a project', () => {
  it('a user sees another user, with the time of arrival, and not herself', () => {
    const presence = processes().open()
    const onChange = vi.fn<() => void>()
    presence.join(anna, onChange)
    expect(presence.othersOf(anna)).toEqual([])
    presence.join(piet, nothing)
    expect(presence.othersOf(anna)).toEqual([{ name: 'piet', since: '2026-11-24T07:02:00.000Z' }])
    expect(namesFor(presence, piet)).toEqual(['anna'])
    expect(onChange.mock.calls).toHaveLength(1)
  })

  it('a second tab of the same user is no other user', () => {
    const presence = processes().open()
    presence.join(piet, nothing)
    const onChange = vi.fn<() => void>()
    presence.join(anna, onChange)
    onChange.mockClear()
    presence.join(anna, nothing)
    expect([namesFor(presence, piet), onChange.mock.calls.length]).toEqual([['anna'], 0])
  })

  it('another project and another organisation see nobody', () => {
    const presence = processes().open()
    presence.join(piet, nothing)
    const strangers = [
      { ...anna, project: 'p2' },
      { ...anna, organisation: 'rival' },
    ]
    for (const stranger of strangers) presence.join(stranger, nothing)
    expect(strangers.map((stranger) => namesFor(presence, stranger))).toEqual([[], []])
  })

  it('a user who comes back within some seconds has not been away', async () => {
    const { clock, open } = processes()
    const presence = open()
    const onChange = vi.fn<() => void>()
    presence.join(anna, onChange)
    const leave = presence.join(piet, nothing)
    onChange.mockClear()
    leave()
    leave()
    await clock.advance(4_000)
    presence.join(piet, nothing)
    await clock.advance(6_000)
    expect([namesFor(presence, anna), onChange.mock.calls.length]).toEqual([['piet'], 0])
  })

  it('a user who stays away is gone after some seconds', async () => {
    const { clock, open } = processes()
    const presence = open()
    presence.join(anna, nothing)
    presence.join(piet, nothing)()
    expect(namesFor(presence, anna)).toEqual(['piet'])
    await clock.advance(5_000)
    expect(namesFor(presence, anna)).toEqual([])
  })

  it('a user who leaves again soon after coming back stays for as long as after any other leave', async () => {
    const { clock, open } = processes()
    const presence = open()
    presence.join(anna, nothing)
    const leave = presence.join(piet, nothing)
    leave()
    await clock.advance(1_000)
    const leaveAgain = presence.join(piet, nothing)
    await clock.advance(3_900)
    leaveAgain()
    await clock.advance(4_900)
    expect(namesFor(presence, anna)).toEqual(['piet'])
    await clock.advance(100)
    expect(namesFor(presence, anna)).toEqual([])
  })

  it('users of two processes see each other, also one that began before', async () => {
    const { clock, open } = processes()
    const [here, there] = [open(), open()]
    const leave = here.join(piet, nothing)
    there.join(anna, nothing)
    expect([namesFor(here, piet), namesFor(there, anna)]).toEqual([['anna'], ['piet']])
    leave()
    await clock.advance(5_000)
    expect(namesFor(there, anna)).toEqual([])
  })

  it('a user in two processes is one user, and stays until both are left', async () => {
    const { clock, open } = processes()
    const [here, there] = [open(), open()]
    here.join(anna, nothing)
    const leaveHere = here.join(piet, nothing)
    there.join(piet, nothing)
    expect(namesFor(here, anna)).toEqual(['piet'])
    leaveHere()
    await clock.advance(5_000)
    expect(namesFor(here, anna)).toEqual(['piet'])
  })

  it('the users of a process that has ended are gone after half a minute, those of one that runs stay', async () => {
    const { clock, open, cut } = processes()
    const [here, there] = [open(), open()]
    here.join(anna, nothing)
    there.join(piet, nothing)
    for (let seconds = 0; seconds < 60; seconds += 5) await clock.advance(5_000)
    expect(namesFor(here, anna)).toEqual(['piet'])
    cut()
    for (let seconds = 0; seconds < 30; seconds += 5) await clock.advance(5_000)
    expect(namesFor(here, anna)).toEqual([])
  })

  it('a process without followers keeps no timers', async () => {
    const { clock, open } = processes()
    const presence = open()
    presence.join(anna, nothing)()
    await clock.advance(5_000)
    await clock.advance(10_000)
    expect(clock.timerCount()).toBe(0)
  })

  it('a message of another form is ignored', () => {
    const listeners: ValueListener[] = []
    const exchange: Exchange = {
      send: nothing,
      onValue: (listener) => {
        listeners.push(listener)
        return nothing
      },
    }
    const presence = openPresence({ exchange, now: () => new Date(), startTimer: () => nothing })
    presence.join(anna, nothing)
    for (const value of [null, 'piet', {}, { processId: 'x', users: 'piet' }, { processId: 'x', users: [3, {}] }])
      listeners[0]?.('["org","project p1"]', value)
    expect(namesFor(presence, anna)).toEqual([])
  })
})
