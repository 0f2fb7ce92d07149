import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { browserLaunch } from './scripts/setup/browser-launch.mjs'
import { emptyBasemapPlugin } from './scripts/test/empty-basemap-plugin.mjs'
import { workerPlugin } from './scripts/test/worker-plugin.mjs'

const isolatedTests = 'tests/**/*.isolated.test.ts'

// Tests wait for processes, disks and pages, and one more of them works meanwhile.
const maxWaitingWorkers = availableParallelism() + 1

// Laws and import rules take long, and there may be only two cores, shared with others: what is instant on a quiet
// machine may take twenty times as long on a busy one.
const timeLimits = { testTimeout: 90_000, hookTimeout: 90_000, expect: { poll: { timeout: 25_000 } } }

/** Journeys and scenes that `npm run test:long` runs in place of the others. */
const longE2eFiles = 'tests/e2e/**/*.long.e2e.ts'

const e2eFiles =
  process.env['TEST_LENGTH'] === 'long'
    ? { include: [longE2eFiles] }
    : { include: ['tests/e2e/**/*.e2e.ts'], exclude: [longE2eFiles] }

/** Small files whose tests take long: begun last, as their size suggests, one of them would keep all waiting. */
const filesToBeginFirst =
  /crash\/(crash|power)|planted-faults|fuzz\.test|laws\.test|optimiser\/(cancel|fixed)|storage\/postgres\.test|worker\.test|axe|running|two-users/

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // An isolated file ends the processes that the others share, so it comes before these.
    const rank = ({ moduleId }: TestSpecification): number =>
      moduleId.includes('.isolated.') ? 0 : filesToBeginFirst.test(moduleId) ? 1 : 2
    // oxlint-disable-next-line unicorn/no-array-sort -- This is the order of a sequencer.
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

const base = './vite.config.ts'

const setupFiles = ['tests/kit/setup.ts']

const launchOptions = await browserLaunch()

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        extends: base,
        test: {
          name: 'unit',
          setupFiles,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/import-rules/broken/**', isolatedTests],
          isolate: false,
          ...timeLimits,
          maxWorkers: maxWaitingWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // A test that mocks a module would mock it for the other files of its process as well.
        extends: base,
        test: {
          name: 'isolated',
          setupFiles,
          include: [isolatedTests],
          ...timeLimits,
          // The same group as the other tests without a browser, so that no processor waits for the last of them.
          maxWorkers: maxWaitingWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Components and screens, in a real browser.
        extends: base,
        plugins: [workerPlugin, emptyBasemapPlugin],
        // React and MobX as the product has them: the checks of their development builds, which fail no test, took a third
        // of the processor time of a page.
        oxc: { jsx: { development: false } },
        optimizeDeps: { rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } } },
        test: {
          name: 'browser',
          setupFiles,
          include: ['tests/**/*.browser.test.tsx'],
          // Else each file would load the modules of the product once more.
          isolate: false,
          ...timeLimits,
          maxWorkers: maxWaitingWorkers,
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
        // The built product, served by its own server and used in a real browser.
        extends: base,
        test: {
          name: 'e2e',
          setupFiles,
          ...e2eFiles,
          globalSetup: ['tests/e2e/built-product.ts'],
          isolate: false,
          ...timeLimits,
          maxWorkers: maxWaitingWorkers,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
