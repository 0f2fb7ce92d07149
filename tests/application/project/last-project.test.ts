import { describe, expect, it } from 'vitest'
import { memoryCookieStorage } from '../../kit/memory'
import { lastProject } from '../../../src/application/project'
import type { CookieName } from '../../../src/domain/session'

const lastProjectFrom = (...cookies: ReadonlyArray<readonly [CookieName, string]>) =>
  lastProject({ cookies: memoryCookieStorage({ cookies: new Map(cookies) }) })()

describe('lastProject (§2)', () => {
  it('the last project is read from the cookies', () => {
    expect(lastProjectFrom(['projectId', '7'], ['projectName', 'Week 48'])).toEqual({ id: '7', name: 'Week 48' })
  })

  it('a last project without a stored name has an empty name', () => {
    expect(lastProjectFrom(['projectId', '7'])).toEqual({ id: '7', name: '' })
  })

  it('an id of more than 200 characters is ignored', () => {
    expect(lastProjectFrom(['projectId', 'x'.repeat(200)])?.id).toHaveLength(200)
    expect(lastProjectFrom(['projectId', 'x'.repeat(201)])).toBeUndefined()
  })

  it('there is no last project without an id', () => {
    expect([
      lastProjectFrom(),
      lastProjectFrom(['projectId', '']),
      lastProjectFrom(['projectName', 'Week 48']),
    ]).toEqual([undefined, undefined, undefined])
  })
})
