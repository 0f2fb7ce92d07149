import { advanced } from '../record'
import { distinct, type RoadTable } from '../../travel'
import type { InHand } from './claimed-job'
import type { JobRead } from './load-job'
import type { Workplace } from './job-runner-ports'

/** The progress is reported at least twice a second while the roads are asked for. */
const BEAT_MS = 400

/** The roads for a job; undefined where the job is broken off before they are there. */
export const roadsAsked = async (
  { travel, onAccident }: Pick<Workplace, 'travel' | 'onAccident'>,
  { places }: Pick<JobRead, 'places'>,
  { file, attempt, signal }: InHand,
): Promise<RoadTable | undefined> => {
  const tell = (): void =>
    void file.change((job) => advanced(job, attempt, { progress: 0, best: undefined })).catch(onAccident)
  const beat = setInterval(tell, BEAT_MS)
  // Reading thousands of stops took a while without any report, so one is made at once.
  tell()
  try {
    const asked = travel.table(distinct(places), signal)
    return await Promise.race([asked, aborted(signal)])
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  } finally {
    clearInterval(beat)
  }
}

const aborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
