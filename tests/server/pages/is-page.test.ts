import { describe, expect, it } from 'vitest'
import { isPage } from '../../../server/built-pages'

describe('isPage', () => {
  it.each([
    '/',
    '/login',
    '/projects/7/(tab:drivers/12)',
    '/deliveries',
    '/projects/a.b/(tab:stops)',
    '/projects/1/(tab:stops/a.b)',
    '/projects/v1.2',
    '/projects/1/(tab:routes/1.5)',
  ])('%s is a page (§2)', (path) => {
    expect(isPage(path)).toBe(true)
  })

  it.each([
    '/config.json',
    '/assets',
    '/assets/logo',
    '/delivery',
    '/delivery/v1/users/login',
    '/v2/delivery/projects/1',
  ])('%s is not a page', (path) => {
    expect(isPage(path)).toBe(false)
  })
})
