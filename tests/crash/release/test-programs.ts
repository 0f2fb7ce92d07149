import { afterAll } from 'vitest'
import { buildPrograms, type Programs } from './programs'

/** Generous, for a machine with two busy cores. */
export const MINUTES = 60_000

/** Builds programs for the tests of a file, and removes them after these. */
export const programsOfTests = (): typeof buildPrograms => {
  const built: Programs[] = []
  afterAll(() => Promise.all(built.map(({ remove }) => remove())))
  return async (...args) => {
    const programs = await buildPrograms(...args)
    built.push(programs)
    return programs
  }
}
