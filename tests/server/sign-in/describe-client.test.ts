import { describe, expect, it } from 'vitest'
import { describeClient } from '../../../server/sign-in/client-and-network'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('describeClient', () => {
  it.each([
    ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`],
    ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/142.0.0.0 Safari/537.36`],
    ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`],
    ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
    [
      'Opera on Mac',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/142.0.0.0 Safari/537.36 OPR/126`,
    ],
    ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`],
    [
      'Safari on Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
    ],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605 Version/26.0 Safari/604',
    ],
    [
      'Chrome on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605 CriOS/142.0 Safari/604',
    ],
    ['curl', 'curl/8.5.0'],
    ['python-requests', 'python-requests/2.32'],
    ['Unknown browser', 'Mozilla/5.0'],
    ['Unknown browser', '<b>hello</b>'],
    ['Unknown browser', ''],
    ['Unknown browser', undefined],
  ])('%s is told by its User-Agent', (name, userAgent) => {
    expect(describeClient(userAgent)).toBe(name)
  })

  it('the name has a limited length, whatever a client calls itself', () => {
    expect(describeClient(`${'x'.repeat(10_000)}/1`)).toHaveLength(60)
  })
})
