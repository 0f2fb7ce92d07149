import type { CookieJar } from '../../src/adapters/browser'

/** Storage like a browser's, over a map. */
export const storageOver = (kept: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => void kept.set(name, text),
  removeItem: (name) => void kept.delete(name),
})

/** `document.cookie` like a browser's: a write sets one cookie or ends it, a read lists them all. */
export const cookieJar = (): CookieJar => {
  const kept = new Map<string, string>()
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(written) {
      const [pair = '', ...attributes] = written.split(';').map((part) => part.trim())
      const [name = '', ...value] = pair.split('=')
      if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) kept.delete(name)
      else kept.set(name, value.join('='))
    },
  }
}

export const cookieNamesIn = (jar: CookieJar): ReadonlyArray<string> =>
  jar.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => name !== '')

export const setCookie = (jar: CookieJar, written: string): void => {
  jar.cookie = written
}
