import { postRequest, type ReceivedAnswer, type SentRequest } from '../../server-connection'
import type { UserAction, KnownJob, KnownProject, UserLog } from '../user-log'
import { parseObject } from '../../parse-answer'
import { PROJECTS } from './project-actions'

export const JOBS = '/delivery/v2/jobs'

export const requestPlan = (log: UserLog, { id }: KnownProject, key: string): UserAction => ({
  request: postRequest(key, `${PROJECTS}/${id}/optimize`, { budget_seconds: 1 }),
  checkAnswer: (answer) => isTooManyJobs(answer) || recordJob(log, answer, id),
})

/** Has too many stops to finish early, so the job runs for its whole budget. */
export const longJobRequest = (key: string, seconds: number): SentRequest =>
  postRequest(key, '/delivery/v2/route-problems', { stops, vehicles, options: { budget_seconds: seconds } })

export const requestLongJob = (log: UserLog, key: string): UserAction => ({
  request: longJobRequest(key, 1),
  checkAnswer: (answer) => isTooManyJobs(answer) || recordJob(log, answer, undefined),
})

/** On PostgreSQL a broken job waits until its worker counts as gone, and meanwhile others are asked for. */
export const isTooManyJobs = ({ status, text }: ReceivedAnswer): boolean =>
  status === 429 && parseObject(text)['code'] === 'too_many_requests'

const recordJob = (log: UserLog, { status, text }: ReceivedAnswer, project: string | undefined): boolean => {
  if (status !== 202) return false
  const id = String(parseObject(text)['job_id'])
  log.jobs.set(id, { id, project, isStopped: false, finalAnswer: undefined })
  return true
}

export const stopJob = (log: UserLog, job: KnownJob): UserAction => ({
  request: { method: 'DELETE', path: `${JOBS}/${job.id}` },
  checkAnswer: ({ status, text }) => {
    const isOver = finalStates.includes(String(parseObject(text)['state']))
    log.jobs.set(job.id, isOver ? { ...job, finalAnswer: text } : { ...job, isStopped: true })
    return status === 200
  },
})

export const finalStates = ['done', 'failed', 'cancelled']

const headquarters = { lat: 52.0155316, lng: 4.6568895 }
const day = { start: headquarters, end: headquarters, earliest: '6:00', latest: '22:00', capacity: 10_000 }
const vehicles = ['one', 'two', 'three'].map((id) => ({ ...day, id, name: `Bus ${id}` }))
const stops = Array.from({ length: 800 }, (_, index) => ({
  id: `s${index}`,
  lat: 52 + (index % 29) / 1_000,
  lng: 4.6 + (index % 31) / 1_000,
  duration: 0.1,
}))
