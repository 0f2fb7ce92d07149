import { startProgram, type Environment, type RunningProgram } from '../running-program'

/** Starts a worker; returns it once it takes jobs. */
export const startWorker = async (program: string, env: Environment): Promise<RunningProgram> => {
  const worker = startProgram(program, [], env)
  const ready = new Promise<void>((resolve) =>
    worker.onOutput(() => {
      if (worker.out().includes('works on jobs')) resolve()
    }),
  )
  const end = worker.ended.then(() => {
    throw new Error(`A worker ended instead of being ready. ${worker.err()}`)
  })
  // Nobody awaits the end of a worker that was ready.
  end.catch(() => undefined)
  await Promise.race([ready, end])
  return worker
}
