import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  HistoryStore,
  loadHistory,
  loadMore,
  readHistory,
  type ChangeLine,
  type ChangePage,
} from '../../../src/application/history'
import type { CallFailure } from '../../../src/domain/failure'
import { held, type Held } from '../../kit/deferred'

type Answer = E.Either<CallFailure, ChangePage>

const line = (id: string, undone = false): ChangeLine => ({
  id,
  at: '2026-11-20T14:32:00Z',
  by: 'm.visser',
  words: `Change ${id}`,
  undone,
})

const page = (ids: string, next?: string): Answer => E.right({ changes: ids.split('').map((id) => line(id)), next })

const laid = () => {
  const store = new HistoryStore()
  const asked: Array<{ readonly before: string | undefined; readonly answer: Held<Answer> }> = []
  const history = {
    page: (_: string, before?: string) => {
      const answer = held<Answer>()
      asked.push({ before, answer })
      return answer.promise
    },
  }
  const attempt = <A>(_: string, call: () => Promise<A>) => call
  const load = loadHistory({ read: readHistory({ history, attempt }), store })
  return { store, asked, load, more: loadMore({ history, store, attempt }) }
}

const answered = async (asked: ReturnType<typeof laid>['asked'], at: number, answer: Answer): Promise<void> => {
  await expect.poll(() => asked.length).toBeGreaterThan(at)
  asked[at]?.answer.settle(answer)
}

const idsIn = ({ changes }: HistoryStore): string => changes.map(({ id }) => id).join('')

describe('a history that is read', () => {
  it('is its first page', async () => {
    const { store, asked, load } = laid()
    const done = load('7')
    await answered(asked, 0, page('fed', 'd'))
    await done
    expect(store.read).toMatchObject({ projectId: '7', hasFailed: false, next: 'd' })
    expect(idsIn(store)).toBe('fed')
  })

  it('grows by a page at a time', async () => {
    const { store, asked, load, more } = laid()
    const done = load('7')
    await answered(asked, 0, page('fed', 'd'))
    await done
    const further = more()
    await answered(asked, 1, page('cba'))
    await further
    await more()
    expect([idsIn(store), asked.map(({ before }) => before)]).toEqual(['fedcba', [undefined, 'd']])
  })

  it('is read again as far as it was known, and stays on show meanwhile', async () => {
    const { store, asked, load } = laid()
    store.become({
      ...store.value,
      read: { projectId: '7', hasFailed: false, changes: 'fedcba'.split('').map((id) => line(id)), next: undefined },
    })
    const done = load('7')
    expect(idsIn(store)).toBe('fedcba')
    await answered(asked, 0, page('gfe', 'e'))
    await answered(asked, 1, page('dcb', 'b'))
    await done
    expect(idsIn(store)).toBe('gfedcb')
  })

  it('is gone at once where it was that of another project', async () => {
    const { store, asked, load } = laid()
    const done = load('7')
    await answered(asked, 0, page('a'))
    await done
    void load('8')
    expect(store.read).toBeUndefined()
  })

  it('is the later of two, whichever answer comes first', async () => {
    const { store, asked, load } = laid()
    const first = load('7')
    const second = load('7')
    await answered(asked, 1, page('ba'))
    await second
    await answered(asked, 0, page('a'))
    await first
    expect(idsIn(store)).toBe('ba')
  })

  it('says that it failed only where nothing is known of it', async () => {
    const { store, asked, load } = laid()
    const first = load('7')
    await answered(asked, 0, E.left({ kind: 'unreachable' }))
    await first
    expect(store.read).toMatchObject({ hasFailed: true, changes: [] })
    const second = load('7')
    await answered(asked, 1, page('ba'))
    await second
    const third = load('7')
    await answered(asked, 2, E.left({ kind: 'unreachable' }))
    await third
    expect([store.read?.hasFailed, idsIn(store)]).toEqual([false, 'ba'])
  })

  it('lets a page go that comes after it was read anew', async () => {
    const { store, asked, load, more } = laid()
    const done = load('7')
    await answered(asked, 0, page('cb', 'b'))
    await done
    const further = more()
    const again = load('7')
    await answered(asked, 2, page('dc', 'c'))
    await again
    await answered(asked, 1, page('a'))
    await further
    expect(idsIn(store)).toBe('dc')
  })
})
