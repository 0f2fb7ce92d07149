import lighthouse, { desktopConfig } from 'lighthouse'
import type { PageBench } from './page-bench'
import { lowerLimitRow, type ResultRow } from './result-row'
import { signIn } from './site'

const scores = [
  { id: 'performance', name: 'performance', min: 99 },
  { id: 'accessibility', name: 'accessibility', min: 100 },
  { id: 'best-practices', name: 'best practices', min: 100 },
] as const

/** Other load only makes a page slower, so the best of several runs counts. */
const RUNS = 3

export const lighthouseBench: PageBench = {
  name: 'lighthouse',
  run: async ({ client, openBrowser }) => {
    const { page, port, closeVisit } = await openBrowser()
    const measureScreen = async (screen: string, path: string): Promise<ReadonlyArray<ResultRow>> => {
      const reports: Array<Awaited<ReturnType<typeof lighthouse>>> = []
      for (let run = 0; run < RUNS; run += 1)
        reports.push(
          await lighthouse(
            client.base + path,
            // Keeps the user signed in.
            { port, disableStorageReset: true, onlyCategories: scores.map(({ id }) => id), logLevel: 'silent' },
            desktopConfig,
          ),
        )
      for (const report of reports) printFailedAudits(screen, report)
      return scores.map(({ id, name, min }) =>
        lowerLimitRow(`${screen}, ${name}`, Math.max(...reports.map((report) => scoreOf(report, id))), min, 'of 100'),
      )
    }
    const login = await measureScreen('log-in', '/login')
    await signIn(page, client.base)
    const projects = await measureScreen('projects', '/projects')
    const project = await client.plannedProject(90)
    const stops = await measureScreen('stops', `/projects/${project}/(tab:stops)`)
    await closeVisit()
    return [...login, ...projects, ...stops]
  },
}

type LighthouseReport = Awaited<ReturnType<typeof lighthouse>>

const scoreOf = (report: LighthouseReport, id: string): number => (report?.lhr.categories[id]?.score ?? NaN) * 100

/** Prints the audits that cost a screen points. */
const printFailedAudits = (screen: string, report: LighthouseReport): void => {
  const audits = Object.values(report?.lhr.audits ?? {})
  const failed = audits.filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  )
  for (const { title, displayValue = '', score } of failed)
    console.info(`  ${screen}: ${title} ${displayValue} (${String(score)})`)
}
