import { posted } from '../../server-connection'
import type { Act, KnownJob, KnownProject, Notebook } from '../user-log'
import { said } from '../../parse-answer'
import { PROJECTS } from './project-actions'

export const JOBS = '/delivery/v2/jobs'

export const askForPlan = (book: Notebook, { id }: KnownProject, key: string): Act => ({
  sent: posted(key, `${PROJECTS}/${id}/optimize`, { budget_seconds: 1 }),
  hear: ({ status, text }) => status === 202 && noted(book, text, id),
})

/** Too many stops for the budget, so that the job runs for all of it. */
export const askForLongWork = (book: Notebook, key: string): Act => ({
  sent: posted(key, '/delivery/v2/route-problems', { stops, vehicles, options: { budget_seconds: 1 } }),
  hear: ({ status, text }) => status === 202 && noted(book, text, undefined),
})

const noted = (book: Notebook, text: string, project: string | undefined): boolean => {
  const id = String(said(text)['job_id'])
  book.jobs.set(id, { id, project, isStopped: false, end: undefined })
  return true
}

export const stopJob = (book: Notebook, job: KnownJob): Act => ({
  sent: { method: 'DELETE', path: `${JOBS}/${job.id}` },
  hear: ({ status, text }) => {
    const isOver = endings.includes(String(said(text)['state']))
    book.jobs.set(job.id, isOver ? { ...job, end: text } : { ...job, isStopped: true })
    return status === 200
  },
})

export const endings = ['done', 'failed', 'cancelled']

const headquarters = { lat: 52.0155316, lng: 4.6568895 }
const day = { start: headquarters, end: headquarters, earliest: '6:00', latest: '22:00', capacity: 10_000 }
const vehicles = ['one', 'two', 'three'].map((id) => ({ ...day, id, name: `Bus ${id}` }))
const stops = Array.from({ length: 800 }, (_, at) => ({
  id: `s${at}`,
  lat: 52 + (at % 29) / 1_000,
  lng: 4.6 + (at % 31) / 1_000,
  duration: 0.1,
}))
