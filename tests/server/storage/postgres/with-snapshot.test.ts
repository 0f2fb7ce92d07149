import { describe, expect, it, vi } from 'vitest'
import { withSnapshot } from '../../../../server/storage/postgres/postgres-transactions'

/** A pool of one connection, which answers each statement by `answer`. */
const poolOf = (answer: (text: string) => Promise<unknown>) => {
  const release = vi.fn<(isLost?: boolean) => void>()
  const statements: string[] = []
  const query = (text: string): Promise<unknown> => {
    statements.push(text)
    return answer(text)
  }
  return { pool: { connect: async () => ({ query, release }) }, release, statements }
}

const isBegin = (text: string): boolean => text.startsWith('begin')

describe('withSnapshot', () => {
  it('a read sends its first statement before the begin is answered', async () => {
    let answerBegin: (() => void) | undefined
    const begun = new Promise<void>((resolve) => (answerBegin = resolve))
    const { pool, statements } = poolOf(async (text) => {
      if (isBegin(text)) return begun
      answerBegin?.()
      return text
    })
    expect(await withSnapshot(pool, (client) => client.query('select 1'))).toBe('select 1')
    expect(statements[0]).toContain('repeatable read read only')
  })

  it('a read has its outcome before its commit is answered, and frees its connection only after that', async () => {
    let answerCommit: (() => void) | undefined
    const committed = new Promise<void>((resolve) => (answerCommit = resolve))
    const { pool, release } = poolOf((text) => (text === 'commit' ? committed : Promise.resolve(text)))
    expect(await withSnapshot(pool, async () => 'read')).toBe('read')
    expect(release).not.toHaveBeenCalled()
    answerCommit?.()
    await vi.waitFor(() => expect(release).toHaveBeenCalledWith())
  })

  it('a read fails where its begin fails, though its statements are answered', async () => {
    const lost = new Error('The connection was lost.')
    const { pool } = poolOf((text) => (isBegin(text) ? Promise.reject(lost) : Promise.resolve(text)))
    await expect(withSnapshot(pool, (client) => client.query('select 1'))).rejects.toBe(lost)
  })

  it('a read whose work fails gives its connection back', async () => {
    const failed = new Error('No such column.')
    const { pool, release, statements } = poolOf((text) => Promise.resolve(text))
    await expect(withSnapshot(pool, () => Promise.reject(failed))).rejects.toBe(failed)
    await vi.waitFor(() => expect(release).toHaveBeenCalledWith())
    expect(statements.at(-1)).toBe('commit')
  })

  it('a connection whose commit fails is discarded', async () => {
    const { pool, release } = poolOf((text) =>
      text === 'commit' ? Promise.reject(new Error('lost')) : Promise.resolve(),
    )
    await withSnapshot(pool, async () => undefined)
    await vi.waitFor(() => expect(release).toHaveBeenCalledWith(true))
  })
})
