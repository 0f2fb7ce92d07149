import type { Law, Runs, Verdict } from '../kit/law'

export const passed = (law: Law, verdict: Verdict, ms: number): string =>
  `  holds    ${law.name}  (${verdict.runs.toLocaleString('en')} runs, ${(ms / 1000).toFixed(1)} s)`

/** The statement of a law, the smallest counterexample, the failure, and how to replay it. */
export const failureReport = (law: Law, verdict: Verdict, runs: Runs, mutant: string | undefined): string => {
  const { path = '', shrinks = 0, text = '', reason = '' } = verdict.refuted ?? {}
  return [
    `  BROKEN   ${law.name}${mutant === undefined ? '' : `, by its mutant "${mutant}"`}`,
    '',
    `  The law: ${law.statement}`,
    `  Broken at run ${verdict.runs.toLocaleString('en')}; the smallest case found, after ${shrinks} steps of making it smaller:`,
    '',
    indented(text),
    '',
    indented(reason),
    '',
    '  To see it again:',
    `    npm run laws -- '${law.name}' --runs ${runs.numRuns} --seed ${verdict.seed} --path '${path}'${mutant === undefined ? '' : ` --mutant '${mutant}'`}`,
    '',
  ].join('\n')
}

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n')
