import type { CallFailure } from '../../../src/domain/failure'

/** What people read of a failure: nothing where it is only logged, or not even that. */
export type Told = { readonly message: string; readonly persists: boolean }

type Words = { readonly words: string | undefined; readonly isServerHeard?: boolean }

/** §8 once more, row by row as the specification has it. It knows nothing of the product's own table. */
const rows = {
  'Login failure': { words: 'Invalid username or password, please try again' },
  'Stop upload failure (not 401)': { words: 'Something went wrong, please check your file and try again' },
  'Failure loading stops, stops document or the project on the stops tab': {
    words: 'Something went wrong, please try again',
  },
  'Failure loading the project on the routes tab': {
    words: 'Something went wrong, please check your file and try again',
  },
  'Projects load failure (not 401)': { words: 'Something went wrong, please refresh the page' },
  'External routes load failure (not 401)': {
    words: 'Something went wrong, please refresh the page',
    isServerHeard: true,
  },
  'External update failure, and stop fetch failure': {
    words: 'Something went wrong, please try again later...',
    isServerHeard: true,
  },
  'Address lookup failure': { words: undefined },
  'Other failures': { words: undefined },
} as const satisfies Readonly<Record<string, Words>>

export type Situation = keyof typeof rows

const loggedOut: Told = {
  message: 'You have been logged out automatically, please login with your credentials',
  persists: true,
}

/** §8's first row: a 401 on any call. Of a log-in it says that the password is wrong. */
export const isLoggedOutBy = (situation: Situation, failed: CallFailure): boolean =>
  failed.kind === 'signed-out' && situation !== 'Login failure'

/** What is to be read when something fails in this way. Whoever called it off is told nothing. */
export const toldBy = (situation: Situation, failed: CallFailure): ReadonlyArray<Told> => {
  if (failed.kind === 'called-off') return []
  if (isLoggedOutBy(situation, failed)) return [loggedOut]
  const { words, isServerHeard = false }: Words = rows[situation]
  const said = isServerHeard && failed.kind === 'refused' ? failed.message : ''
  const message = said.trim() === '' ? words : said
  return message === undefined ? [] : [{ message, persists: false }]
}

export const situations: ReadonlyArray<string> = Object.keys(rows)
