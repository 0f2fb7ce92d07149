import { afterEach, describe, expect, it, vi } from 'vitest'
import { accidentLog } from '../../../server'

describe('the log of accidents', () => {
  afterEach(() => vi.restoreAllMocks())

  const logged = (level: string, accident: unknown): ReadonlyArray<unknown> => {
    const lines: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    accidentLog(level)(accident)
    return lines.map((line): unknown => JSON.parse(line))
  }

  it('keeps where one came from and what caused it, in one line of JSON', () => {
    const cause = new Error('disk I/O error')
    expect(logged('info', new Error('the data folder cannot be used', { cause }))).toMatchObject([
      {
        msg: 'an accident',
        err: {
          message: 'the data folder cannot be used: disk I/O error',
          stack: expect.stringMatching(
            /cannot be used\n +at .*logging\.test\.ts[^]*caused by: Error: disk I\/O error\n +at /,
          ),
        },
      },
    ])
  })

  it('keeps what is no error at all', () => {
    expect(logged('error', 'torn')).toMatchObject([{ err: 'torn' }])
  })

  it('says nothing where nobody wants to know', () => {
    expect(logged('silent', new Error('torn'))).toEqual([])
  })
})
