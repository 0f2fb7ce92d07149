import { defineConfig } from 'vitest/config'

const mutantTests = process.env['MUTANT_TESTS']

/**
 * Only the tests of the domain and the contract, so that a mutant costs little. The laws are tested, but not the mutants
 * of the laws. `MUTANT_TESTS` names fewer test files.
 */
export default defineConfig({
  test: {
    env: { LAW_RUNS: '60', SHRINK: 'no' },
    include: mutantTests?.split(',') ?? ['tests/{domain,contract}/**/*.test.ts', 'tests/laws/laws.test.ts'],
    // With another seed in each process, a mutant could be killed in one run and survive the next.
    setupFiles: ['tests/kit/setup.ts'],
    // Stryker ends a test that takes too long; a machine that is busy with something else must not.
    testTimeout: 0,
    isolate: false,
  },
})
