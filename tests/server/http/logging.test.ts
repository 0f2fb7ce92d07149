import { afterEach, describe, expect, it, vi } from 'vitest'
import { openLog } from '../../../server'

describe('openLog', () => {
  afterEach(() => vi.restoreAllMocks())

  const lines = (level: string, log: (to: ReturnType<typeof openLog>) => void): ReadonlyArray<unknown> => {
    const written: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0)
    log(openLog(level))
    return written.map((line): unknown => JSON.parse(line))
  }
  const logged = (level: string, error: unknown) => lines(level, ({ error: logError }) => logError(error))

  it('an error is logged with its stack and causes, in one line of JSON', () => {
    const cause = new Error('disk I/O error')
    expect(logged('info', new Error('the data folder cannot be used', { cause }))).toMatchObject([
      {
        msg: 'unexpected error',
        err: {
          message: 'the data folder cannot be used: disk I/O error',
          stack: expect.stringMatching(
            /cannot be used\n +at .*logging\.test\.ts[^]*caused by: Error: disk I\/O error\n +at /,
          ),
        },
      },
    ])
  })

  it('other fields of a database error are not logged, because rows have names and addresses', () => {
    const detail = 'Failing row contains (Bakkerij Jansen, Markt 1).'
    const error = new Error('that failed', { cause: Object.assign(new Error('no such table'), { detail }) })
    expect(JSON.stringify(logged('info', Object.assign(error, { detail, code: '23505' })))).not.toContain('Jansen')
    expect(logged('info', error)).toMatchObject([{ err: { code: '23505' } }])
  })

  it('a circular chain of causes is cut', () => {
    const error = new Error('torn')
    error.cause = error
    expect(logged('info', error)).toHaveLength(1)
  })

  it('a thrown value that is no Error is logged', () => {
    expect(logged('error', 'torn')).toMatchObject([{ err: { type: 'string', message: 'torn' } }])
  })

  it('a warning is one line without a stack', () => {
    const [line, ...otherLines] = lines('warn', ({ warning }) => warning('the address service is away'))
    expect(otherLines).toEqual([])
    expect(line).toMatchObject({ level: 40, msg: 'the address service is away' })
    expect(line).not.toHaveProperty('err')
  })

  it('level silent logs nothing', () => {
    expect(logged('silent', new Error('torn'))).toEqual([])
  })
})
