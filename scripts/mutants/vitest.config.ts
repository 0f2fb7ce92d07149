import { defineConfig } from 'vitest/config'

/**
 * Only the tests of the domain, so that a mutant costs little. The laws are tested, but not the mutants of the laws.
 */
export default defineConfig({
  test: {
    env: { LAW_RUNS: '60' },
    include: ['tests/domain/**/*.test.ts', 'tests/laws/laws.test.ts'],
    testTimeout: 60_000,
    isolate: false,
  },
})
