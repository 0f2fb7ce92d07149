import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { calendarDateAt } from '../../src/domain/calendar'
import { wholeNumber } from '../../src/domain/parse'
import { pluralise } from '../../src/domain/text'
import { addDemoProject, demoOrganisation, largeProject } from '../demo'
import { DEMO_SEED, firstSteps } from '../startup'
import type { Passwords } from '../sign-in'
import { argumentsOf, needed } from './parse-arguments'
import type { Command } from './command'

const MOST_STOPS = 20_000

const number = wholeNumber({ min: 1, max: MOST_STOPS })

/** Makes the demo organisation where there are no users yet, and adds a project with so many stops. */
export const demoOf = (passwords: Passwords): Command => ({
  usage: ['npm run demo -- --stops NUMBER'],
  run: async (args, { storage: open, now, newId }) => {
    const size = pipe(
      argumentsOf(args, { words: 0, options: ['stops'] }),
      E.flatMap(({ options }) => needed('--stops', number, options.get('stops'))),
    )
    const today = calendarDateAt(now().toISOString())
    if (E.isLeft(size)) return size
    if (today === undefined) return E.left('The clock of this machine says no date.')
    const storage = await open()
    const steps = await firstSteps({ host: '127.0.0.1', demo: 'auto' }, { storage, passwords, now })
    if (E.isLeft(steps)) return steps
    const { user, ...demo } = demoOrganisation(DEMO_SEED, today)
    const organisation = await storage.directory.organisationOf(user.username)
    if (organisation === undefined) return E.left('There are users, but no demo among them: choose an empty DATA_DIR.')
    const project = largeProject({ user, ...demo }, size.right, today, { id: newId(), createdAt: now().toISOString() })
    await addDemoProject(storage, organisation, project, user.username)
    const routes = project.steps.at(-1)?.plan.routes.length ?? 0
    return E.right(
      `Project ${project.name}, on ${pluralise(routes, 'route')}, is in the demo: sign in as ${user.username}.`,
    )
  },
})
