import { defineConfig } from 'vitest/config'

/** The tests that speak of the domain alone, so that a mutant costs little; its laws are tried, its laws' own mutants are not. */
export default defineConfig({
  test: {
    env: { LAW_RUNS: '60' },
    include: ['tests/domain/**/*.test.ts', 'tests/laws/laws.test.ts'],
    testTimeout: 60_000,
    isolate: false,
  },
})
