import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { emptyHistoryState, HistoryStore, loadHistory, loadMore, readHistory } from '../../../src/application/history'
import type { CallFailure } from '../../../src/domain/failure'
import { deferred, type Deferred } from '../../kit/deferred'
import type { HistoryEntry, HistoryPage } from '../../../src/domain/history'

type Answer = E.Either<CallFailure, HistoryPage>

const entry = (id: string, isUndone = false): HistoryEntry => ({
  id,
  at: '2026-11-20T14:32:00Z',
  by: 'm.visser',
  description: `Change ${id}`,
  isUndone,
})

const page = (ids: string, next?: string): Answer => E.right({ changes: ids.split('').map((id) => entry(id)), next })

const setUp = () => {
  const store = new HistoryStore()
  const requests: Array<{ readonly before: string | undefined; readonly answer: Deferred<Answer> }> = []
  const history = {
    page: (_: string, before?: string) => {
      const answer = deferred<Answer>()
      requests.push({ before, answer })
      return answer.promise
    },
  }
  const callServer = <A>(_: string, call: () => Promise<A>) => call()
  const load = loadHistory({ read: readHistory({ history, callServer }), store })
  return { store, requests, load, more: loadMore({ history, store, callServer }) }
}

const answered = async (requests: ReturnType<typeof setUp>['requests'], at: number, answer: Answer): Promise<void> => {
  await expect.poll(() => requests.length).toBeGreaterThan(at)
  requests[at]?.answer.resolve(answer)
}

const idsIn = ({ changes }: HistoryStore): string => changes.map(({ id }) => id).join('')

describe('loadHistory and loadMore', () => {
  it('the first page is loaded first', async () => {
    const { store, requests, load } = setUp()
    const done = load('7')
    await answered(requests, 0, page('fed', 'd'))
    await done
    expect(store.loaded).toMatchObject({ projectId: '7', hasFailed: false, next: 'd' })
    expect(idsIn(store)).toBe('fed')
  })

  it('a history that was cleared with its project is read again, also at the same version', async () => {
    const { store, requests, load } = setUp()
    const first = load('7', 3)
    const same = load('7', 3)
    await answered(requests, 0, page('fed'))
    await Promise.all([first, same, load('7', 3)])
    expect(requests).toHaveLength(1)
    store.set(emptyHistoryState)
    const again = load('7', 3)
    await answered(requests, 1, page('fed'))
    await again
    expect(idsIn(store)).toBe('fed')
  })

  it('each call of loadMore adds a page', async () => {
    const { store, requests, load, more } = setUp()
    const done = load('7')
    await answered(requests, 0, page('fed', 'd'))
    await done
    const further = more()
    await answered(requests, 1, page('cba'))
    await further
    await more()
    expect([idsIn(store), requests.map(({ before }) => before)]).toEqual(['fedcba', [undefined, 'd']])
  })

  it('a reload reads as many entries as before, which stay visible meanwhile', async () => {
    const { store, requests, load } = setUp()
    store.set({
      ...store.value,
      loaded: { projectId: '7', hasFailed: false, changes: 'fedcba'.split('').map((id) => entry(id)), next: undefined },
    })
    const done = load('7')
    expect(idsIn(store)).toBe('fedcba')
    await answered(requests, 0, page('gfe', 'e'))
    await answered(requests, 1, page('dcb', 'b'))
    await done
    expect(idsIn(store)).toBe('gfedcb')
  })

  it('the history of another project is cleared at once', async () => {
    const { store, requests, load } = setUp()
    const done = load('7')
    await answered(requests, 0, page('a'))
    await done
    void load('8')
    expect(store.loaded).toBeUndefined()
  })

  it('the answer of the later request counts, in whatever order the answers come', async () => {
    const { store, requests, load } = setUp()
    const first = load('7')
    const second = load('7')
    await answered(requests, 1, page('ba'))
    await second
    await answered(requests, 0, page('a'))
    await first
    expect(idsIn(store)).toBe('ba')
  })

  it('the history of a version is loaded once, unless that failed', async () => {
    const { store, requests, load } = setUp()
    const both = [load('7', 3), load('7', 3)]
    await answered(requests, 0, page('a'))
    await Promise.all([...both, load('7', 3)])
    expect([requests.length, idsIn(store)]).toEqual([1, 'a'])
    const failed = load('7', 4)
    await answered(requests, 1, E.left({ kind: 'unreachable' }))
    await failed
    const retried = load('7', 4)
    await answered(requests, 2, page('ba'))
    await retried
    const ofOther = load('8', 4)
    await answered(requests, 3, page('z'))
    await ofOther
    expect(idsIn(store)).toBe('z')
  })

  it('the history has failed only where no entries are known', async () => {
    const { store, requests, load } = setUp()
    const first = load('7')
    await answered(requests, 0, E.left({ kind: 'unreachable' }))
    await first
    expect(store.loaded).toMatchObject({ hasFailed: true, changes: [] })
    const second = load('7')
    await answered(requests, 1, page('ba'))
    await second
    const third = load('7')
    await answered(requests, 2, E.left({ kind: 'unreachable' }))
    await third
    expect([store.loaded?.hasFailed, idsIn(store)]).toEqual([false, 'ba'])
  })

  it('a further page is ignored if the history was reloaded meanwhile', async () => {
    const { store, requests, load, more } = setUp()
    const done = load('7')
    await answered(requests, 0, page('cb', 'b'))
    await done
    const further = more()
    const secondLoad = load('7')
    await answered(requests, 2, page('dc', 'c'))
    await secondLoad
    await answered(requests, 1, page('a'))
    await further
    expect(idsIn(store)).toBe('dc')
  })
})
