import { describe, expect, it } from 'vitest'
import { addCounts, summaryLine, countsOf } from '../../../scripts/test/counts.mjs'

const file = (status: string, ...tests: ReadonlyArray<string>) => ({
  status,
  assertionResults: tests.map((testStatus) => ({ status: testStatus })),
})

describe('countsOf', () => {
  it('each test counts once', () => {
    const testResults = [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'passed', 'failed', 'failed')]
    expect(countsOf({ testResults }, 1)).toEqual({ passed: 3, failed: 2 })
  })

  it('a file that could not be loaded counts as one failed test', () => {
    expect(countsOf({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({ passed: 1, failed: 1 })
  })

  it('a run with an exit code counts as failed, though every test passed', () => {
    expect(countsOf({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 })
  })

  it('a run without tests, or without a report, counts as failed', () => {
    expect(countsOf({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 })
    expect(countsOf(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('summaryLine', () => {
  it('the summary adds up several runs', () => {
    expect(
      summaryLine(
        addCounts([
          { passed: 1, failed: 0 },
          { passed: 41, failed: 2 },
        ]),
      ),
    ).toBe('42 passed, 2 failed')
  })
})
