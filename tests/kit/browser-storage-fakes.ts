import type { CookieJar } from '../../src/adapters/browser'

/** Storage like a browser's, over a map. */
export const storageOnMap = (entries: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
  getItem: (name) => entries.get(name) ?? null,
  setItem: (name, text) => void entries.set(name, text),
  removeItem: (name) => void entries.delete(name),
})

/** `document.cookie` like a browser's: a write sets or deletes one cookie, a read lists them all. */
export const cookieJar = (): CookieJar => {
  const entries = new Map<string, string>()
  return {
    get cookie() {
      return [...entries].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text) {
      const [pair = '', ...attributes] = text.split(';').map((part) => part.trim())
      const [name = '', ...value] = pair.split('=')
      if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) entries.delete(name)
      else entries.set(name, value.join('='))
    },
  }
}

export const cookieNamesIn = (cookies: CookieJar): ReadonlyArray<string> =>
  cookies.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => name !== '')

export const setCookie = (cookies: CookieJar, text: string): void => {
  cookies.cookie = text
}
