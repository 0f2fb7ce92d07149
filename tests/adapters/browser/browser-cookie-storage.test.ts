import { describe, expect, it } from 'vitest'
import { browserCookieStorage } from '../../../src/adapters/browser'
import { cookieStorageSuite } from '../../port-suites/cookie-storage'
import { cookieJar, setCookie } from '../../kit/browser-storage-fakes'

cookieStorageSuite('a browser', () => {
  const jar = cookieJar()
  setCookie(jar, 'consent=projectId=9')
  setCookie(jar, 'myprojectId=8')
  return browserCookieStorage(() => jar)
})

describe('a cookie of the browser', () => {
  it('holds for the whole site, outlives the visit, and goes nowhere from other sites', () => {
    const written: string[] = []
    const jar = {
      get cookie() {
        return ''
      },
      set cookie(text) {
        written.push(text)
      },
    }
    const cookieStorage = browserCookieStorage(() => jar)
    cookieStorage.write('projectName', 'Week 48; x')
    cookieStorage.write('projectName', undefined)
    expect(written).toEqual([
      'projectName=Week%2048%3B%20x; Path=/; Max-Age=34560000; SameSite=Lax',
      'projectName=; Path=/; Max-Age=0; SameSite=Lax',
    ])
  })

  it('is not there where somebody else wrote what cannot be read', () => {
    const jar = cookieJar()
    setCookie(jar, 'mapSettings=%E0%A4%A')
    setCookie(jar, 'projectId=')
    const cookieStorage = browserCookieStorage(() => jar)
    expect([cookieStorage.read('mapSettings'), cookieStorage.read('projectId')]).toEqual([undefined, undefined])
  })

  it('loses half a character, and nothing else', () => {
    const jar = cookieJar()
    const cookieStorage = browserCookieStorage(() => jar)
    cookieStorage.write('projectName', 'a\uD83Db')
    expect(cookieStorage.read('projectName')).toBe('a\uFFFDb')
  })

  it('is no accident where none can be kept', () => {
    const cookieStorage = browserCookieStorage(() => {
      throw new Error('SecurityError')
    })
    cookieStorage.write('projectId', 'p')
    expect(cookieStorage.read('projectId')).toBeUndefined()
  })
})
