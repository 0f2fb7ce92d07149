import { describe, expect, it } from 'vitest'
import { demoWarning } from '../../../server/lifecycle'

const loopback = { hostNames: [], trustedProxies: [] }

describe('the warning of a demo that others reach', () => {
  it.each([
    ['another name', { ...loopback, hostNames: ['localhost', 'ritten.example'] }],
    ['a proxy', { ...loopback, trustedProxies: ['127.0.0.1'] }],
  ])('the operator is warned of the public password where the settings name %s', (_, settings) => {
    expect(demoWarning({ kind: 'demo' }, settings)).toContain('npm run user -- password demo')
  })

  it('the operator is not warned where only this machine reaches the demo', () => {
    expect(demoWarning({ kind: 'demo' }, { ...loopback, hostNames: ['localhost', '127.0.0.1'] })).toBeUndefined()
  })

  it('the operator is not warned once the demo has another password', () => {
    expect(demoWarning({ kind: 'nothing' }, { ...loopback, trustedProxies: ['127.0.0.1'] })).toBeUndefined()
  })
})
