import { describe, expect, it } from 'vitest'
import { memoryCookieStorage } from '../../kit/memory'
import { lastProject } from '../../../src/application/project'
import type { CookieName } from '../../../src/domain/session'

const kept = (...cookies: ReadonlyArray<readonly [CookieName, string]>) =>
  lastProject({ cookies: memoryCookieStorage({ cookies: new Map(cookies) }) })()

describe('the project that one was in (§2)', () => {
  it('is the one of the cookies', () => {
    expect(kept(['projectId', '7'], ['projectName', 'Week 48'])).toEqual({ id: '7', name: 'Week 48' })
  })

  it('may be one whose name is lost', () => {
    expect(kept(['projectId', '7'])).toEqual({ id: '7', name: '' })
  })

  it('is none whose id is longer than any', () => {
    expect(kept(['projectId', 'x'.repeat(200)])?.id).toHaveLength(200)
    expect(kept(['projectId', 'x'.repeat(201)])).toBeUndefined()
  })

  it('is none without an id', () => {
    expect([kept(), kept(['projectId', '']), kept(['projectName', 'Week 48'])]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
