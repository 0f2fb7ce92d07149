import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserLaunch } from './scripts/setup/browser-launch.mjs'

const base = './vite.config.ts'

const launchOptions = await browserLaunch()

export default defineConfig({
  test: {
    projects: [
      {
        extends: base,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/fences/broken/**'],
          // Laws and fences think long, and two cores may be all there is.
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Parts of the pages, each in a real browser.
        extends: base,
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.tsx'],
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        // The built product, served by its own server and looked at in a real browser.
        extends: base,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['tests/e2e/built-product.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
