import { describe, expect, it } from 'vitest'
import { browserCookieStorage } from '../../../src/adapters/browser'
import { cookieStorageSuite } from '../../port-suites/cookie-storage'
import { cookieJar, setCookie } from '../../kit/browser-storage-fakes'

cookieStorageSuite('a browser', () => {
  const cookies = cookieJar()
  setCookie(cookies, 'consent=projectId=9')
  setCookie(cookies, 'myprojectId=8')
  return browserCookieStorage(() => cookies)
})

describe('browserCookieStorage', () => {
  it('a cookie applies to the whole site, lasts 400 days, and is not sent from other sites', () => {
    const written: string[] = []
    const cookies = {
      get cookie() {
        return ''
      },
      set cookie(text) {
        written.push(text)
      },
    }
    const cookieStorage = browserCookieStorage(() => cookies)
    cookieStorage.write('projectName', 'Week 48; x')
    cookieStorage.write('projectName', undefined)
    expect(written).toEqual([
      'projectName=Week%2048%3B%20x; Path=/; Max-Age=34560000; SameSite=Lax',
      'projectName=; Path=/; Max-Age=0; SameSite=Lax',
    ])
  })

  it('a page that came by HTTPS has its cookies sent by HTTPS alone', () => {
    const written: string[] = []
    const cookies = {
      location: { protocol: 'https:' },
      get cookie() {
        return ''
      },
      set cookie(text) {
        written.push(text)
      },
    }
    const cookieStorage = browserCookieStorage(() => cookies)
    cookieStorage.write('projectId', '7')
    cookieStorage.write('projectId', undefined)
    expect(written.map((text) => text.split('; ').slice(-2))).toEqual([
      ['SameSite=Lax', 'Secure'],
      ['SameSite=Lax', 'Secure'],
    ])
  })

  it('a cookie that is empty or cannot be decoded counts as absent', () => {
    const cookies = cookieJar()
    setCookie(cookies, 'mapSettings=%E0%A4%A')
    setCookie(cookies, 'projectId=')
    const cookieStorage = browserCookieStorage(() => cookies)
    expect([cookieStorage.read('mapSettings'), cookieStorage.read('projectId')]).toEqual([undefined, undefined])
  })

  it('a lone surrogate is replaced, and the rest of the value stays', () => {
    const cookies = cookieJar()
    const cookieStorage = browserCookieStorage(() => cookies)
    cookieStorage.write('projectName', 'a\uD83Db')
    expect(cookieStorage.read('projectName')).toBe('a\uFFFDb')
  })

  it('reading and writing do not throw where cookies are blocked', () => {
    const cookieStorage = browserCookieStorage(() => {
      throw new Error('SecurityError')
    })
    cookieStorage.write('projectId', 'p')
    expect(cookieStorage.read('projectId')).toBeUndefined()
  })
})
