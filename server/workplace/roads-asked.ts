import { advanced } from '../job'
import { distinct, type RoadTable } from '../travel'
import type { InHand } from './in-hand'
import type { JobRead } from './job-task'
import type { Workplace } from './workplace'

/** Whoever waits hears twice a second that time goes by. */
const BEAT_MS = 400

/** The roads that a job is about; nothing where it is called off first, whoever is still asked for them. */
export const roadsAsked = async (
  { travel, onAccident }: Pick<Workplace, 'travel' | 'onAccident'>,
  { places }: Pick<JobRead, 'places'>,
  { file, attempt, signal }: InHand,
): Promise<RoadTable | undefined> => {
  const tell = (): void =>
    void file.change((job) => advanced(job, attempt, { progress: 0, best: undefined })).catch(onAccident)
  const beat = setInterval(tell, BEAT_MS)
  // To read thousands of stops took a moment in which nothing could be told.
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
