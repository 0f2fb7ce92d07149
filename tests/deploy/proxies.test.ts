import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The lines without comments and blanks. */
const directivesOf = (file: string): ReadonlyArray<string> =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

describe('the example for nginx', () => {
  const directives = directivesOf('deploy/nginx.conf')
  const valueOf = (name: string): string => {
    const found = directives.filter((line) => line.startsWith(`${name} `))
    expect(found).toHaveLength(1)
    return found[0]?.slice(name.length + 1, -1) ?? ''
  }

  it('the proxy accepts TLS 1.2 and 1.3 alone, with ciphers of forward secrecy, and redirects to it', () => {
    expect(valueOf('ssl_protocols')).toBe('TLSv1.2 TLSv1.3')
    for (const cipher of valueOf('ssl_ciphers').split(':')) expect(cipher).toMatch(/^ECDHE-.*(GCM|POLY1305)/)
    expect(valueOf('return 301')).toBe('https://$host$request_uri')
  })

  it('the proxy passes events on at once, and the address of the browser alone', () => {
    expect(valueOf('proxy_buffering')).toBe('off')
    expect(valueOf('proxy_read_timeout')).toBe('1h')
    expect(valueOf('proxy_set_header X-Forwarded-For')).toBe('$remote_addr')
    expect(valueOf('proxy_set_header X-Forwarded-Proto')).toBe('$scheme')
  })
})

describe('the example for Caddy', () => {
  it('the proxy serves a name, for which Caddy gets a certificate, and passes events on at once', () => {
    const directives = directivesOf('deploy/Caddyfile')
    expect(directives).toContain('plan.example.com {')
    expect(directives).toContain('flush_interval -1')
    expect(directives.filter((line) => line.startsWith('http://'))).toEqual([])
  })
})
