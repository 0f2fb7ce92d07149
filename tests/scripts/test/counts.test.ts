import { describe, expect, it } from 'vitest'
import { addCounts, summaryLine, countsOf } from '../../../scripts/test/counts.mjs'

const file = (status: string, ...tests: ReadonlyArray<string>) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})

describe('what a run of the tests adds up to', () => {
  it('is each test once', () => {
    const testResults = [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'passed', 'failed', 'failed')]
    expect(countsOf({ testResults }, 1)).toEqual({ passed: 3, failed: 2 })
  })

  it('counts a file that could not be read as one that failed', () => {
    expect(countsOf({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({ passed: 1, failed: 1 })
  })

  it('counts a run that ended badly as one that failed, though every test passed', () => {
    expect(countsOf({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 })
  })

  it('counts a run that tried nothing, or told nothing, as one that failed', () => {
    expect(countsOf({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 })
    expect(countsOf(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('the closing line', () => {
  it('adds up what was done one after the other', () => {
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
