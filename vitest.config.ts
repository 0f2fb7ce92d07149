import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { browserLaunch } from './scripts/setup/browser-launch.mjs'
import { workerPlugin } from './scripts/test/worker-plugin.mjs'

const pureFolders = '{adapters,application,contract,domain,kit,laws,ui}'
const isolatedTests = 'tests/**/*.isolated.test.ts'

const maxWorkers = availableParallelism()

// These tests wait for processes, disks and pages, and one more of them works meanwhile.
const maxWaitingWorkers = maxWorkers + 1

// Laws and import rules take long, and there may be only two cores, shared with others: what is instant on a quiet
// machine may take twenty times as long on a busy one.
const timeLimits = { testTimeout: 90_000, hookTimeout: 90_000, expect: { poll: { timeout: 25_000 } } }

/** Small files whose tests take long: begun last, as their size suggests, one of them would keep all waiting. */
const longFiles =
  /crash\/crash|planted-faults|fuzz\.test|optimal-cost|optimiser\/cancel|worker\.test|axe|running|two-users/

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => longFiles.test(moduleId)
    // oxlint-disable-next-line unicorn/no-array-sort -- This is the order of a sequencer.
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
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
        // Pure functions keep no state, so their test files share a thread.
        extends: base,
        test: {
          name: 'pure',
          setupFiles,
          include: [`tests/${pureFolders}/**/*.test.ts`],
          isolate: false,
          pool: 'threads',
          ...timeLimits,
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
          exclude: [`tests/${pureFolders}/**`, 'tests/import-rules/broken/**', isolatedTests],
          isolate: false,
          ...timeLimits,
          maxWorkers: maxWaitingWorkers,
          sequence: { groupOrder: 1 },
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
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Components and screens, in a real browser.
        extends: base,
        plugins: [workerPlugin],
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
          include: ['tests/e2e/**/*.e2e.ts'],
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
