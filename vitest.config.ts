import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const base = './vite.config.ts'

/** What a machine without a screen or a GPU needs, and nothing that calls home. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  test: {
    projects: [
      {
        extends: base,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/fences/broken/**'],
        },
      },
      {
        extends: base,
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium', args },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
