import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserLaunch } from './scripts/setup/browser-launch.mjs'

const pure = '{adapters,application,contract,domain,kit,laws,ui}'
const alone = 'tests/**/*.alone.test.ts'

// Laws and fences think long, and two cores may be all there is, shared with others.
const testTimeout = 90_000
const maxWorkers = availableParallelism()

// What comes in a moment on a quiet machine may take twenty times as long beside others.
const expecting = { poll: { timeout: 25_000 } }

const base = './vite.config.ts'

const setupFiles = ['tests/kit/one-seed.ts']

const launchOptions = await browserLaunch()

export default defineConfig({
  test: {
    projects: [
      {
        // What keeps nothing between two calls needs no process of its own for every file.
        extends: base,
        test: {
          name: 'pure',
          setupFiles,
          include: [`tests/${pure}/**/*.test.ts`],
          isolate: false,
          pool: 'threads',
          testTimeout,
          expect: expecting,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: base,
        test: {
          name: 'unit',
          setupFiles,
          include: ['tests/**/*.test.ts'],
          exclude: [`tests/${pure}/**`, 'tests/fences/broken/**', alone],
          isolate: false,
          testTimeout,
          expect: expecting,
          maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // What puts something else in the place of a module would do so for others as well.
        extends: base,
        test: {
          name: 'alone',
          setupFiles,
          include: [alone],
          testTimeout,
          expect: expecting,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Parts of the pages, each in a real browser.
        extends: base,
        test: {
          name: 'browser',
          setupFiles,
          include: ['tests/**/*.browser.test.tsx'],
          testTimeout,
          expect: expecting,
          sequence: { groupOrder: 3 },
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
          testTimeout,
          expect: expecting,
          hookTimeout: testTimeout,
          maxWorkers,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
