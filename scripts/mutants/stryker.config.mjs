/** Stryker changes the domain and the contract in small ways (mutants); tests or laws must fail for each change. */
export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
  mutate: ['src/domain/**/*.ts', 'contract/**/*.ts', '!**/index.ts'],
  ignorePatterns: ['dist', 'data', '.cache', 'docs', 'tests/import-rules', 'tests/e2e', 'public'],
  coverageAnalysis: 'perTest',
  // A mutant in code that runs while a module loads, mostly tables and patterns, would need every test: that takes
  // hours.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  htmlReporter: { fileName: '.cache/mutants/report.html' },
  tempDirName: '.cache/mutants/work',
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  thresholds: { high: 90, low: 85, break: 85 },
}
