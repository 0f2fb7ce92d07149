import lighthouse, { desktopConfig } from 'lighthouse'
import type { Cases } from './page-bench'
import { atLeast, type Found } from './result-row'
import { signIn } from './site'

const scores = [
  { id: 'performance', name: 'performance', least: 99 },
  { id: 'accessibility', name: 'accessibility', least: 100 },
  { id: 'best-practices', name: 'best practices', least: 100 },
] as const

/** A busy machine only makes a page slower, so the best of several runs counts. */
const LOOKS = 3

export const lighthouseCases: Cases = {
  name: 'lighthouse',
  run: async ({ desk, come }) => {
    const { page, port, leave } = await come()
    const look = async (screen: string, path: string): Promise<ReadonlyArray<Found>> => {
      const found: Array<Awaited<ReturnType<typeof lighthouse>>> = []
      for (let at = 0; at < LOOKS; at += 1)
        found.push(
          await lighthouse(
            desk.base + path,
            // Keeps the user signed in.
            { port, disableStorageReset: true, onlyCategories: scores.map(({ id }) => id), logLevel: 'silent' },
            desktopConfig,
          ),
        )
      for (const one of found) tellFaults(screen, one)
      return scores.map(({ id, name, least }) =>
        atLeast(`${screen}, ${name}`, Math.max(...found.map((one) => scoreIn(one, id))), least, 'of 100'),
      )
    }
    const login = await look('log-in', '/login')
    await signIn(page, desk.base)
    const projects = await look('projects', '/projects')
    const project = await desk.planned(90)
    const stops = await look('stops', `/projects/${project}/(tab:stops)`)
    await leave()
    return [...login, ...projects, ...stops]
  },
}

type Looked = Awaited<ReturnType<typeof lighthouse>>

const scoreIn = (looked: Looked, id: string): number => (looked?.lhr.categories[id]?.score ?? NaN) * 100

/** Prints which audits cost a screen points. */
const tellFaults = (screen: string, looked: Looked): void => {
  const audits = Object.values(looked?.lhr.audits ?? {})
  const faults = audits.filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  )
  for (const { title, displayValue = '', score } of faults)
    console.info(`  ${screen}: ${title} ${displayValue} (${String(score)})`)
}
