/**
 * @typedef {{ readonly passed: number, readonly failed: number }} Counts
 * @typedef {{ readonly status: string, readonly assertionResults: ReadonlyArray<{ readonly status: string }> }}
 * FileReport
 * @typedef {{ readonly testResults: ReadonlyArray<FileReport> }} Report
 */

/**
 * How many tests of a run passed and failed. A test file that could not be loaded counts as one failed test. So does a
 * run that ended with an error or without any test although no test failed: a broken run must never look like a good
 * one.
 *
 * @param {Report | undefined} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export const countsOf = (report, exitCode) => {
  const files = report?.testResults ?? []
  const passed = sum(files.map((file) => countWithStatus('passed', file)))
  const failed = sum(files.map(failuresIn))
  const failedSilently = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: failedSilently ? 1 : failed }
}

/** @param {FileReport} file */
const failuresIn = (file) => {
  const failed = countWithStatus('failed', file)
  return failed === 0 && file.status === 'failed' ? 1 : failed
}

/**
 * @param {string} status
 * @param {FileReport} file
 */
const countWithStatus = (status, file) => file.assertionResults.filter((one) => one.status === status).length

/** @param {ReadonlyArray<number>} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/**
 * @param {ReadonlyArray<Counts>} all
 * @returns {Counts}
 */
export const addCounts = (all) => ({
  passed: sum(all.map(({ passed }) => passed)),
  failed: sum(all.map(({ failed }) => failed)),
})

/** @param {Counts} counts */
export const summaryLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`
