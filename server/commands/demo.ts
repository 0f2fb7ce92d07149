import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { calendarDateAt } from '../../src/domain/calendar'
import { wholeNumber } from '../../src/domain/parse'
import { pluralise } from '../../src/domain/text'
import { addDemoProject, demoOrganisation, largeProject } from '../demo'
import { DEMO_SEED, prepareStart } from '../startup'
import type { Passwords } from '../sign-in'
import type { Travel } from '../travel'
import { parseArguments, requiredArgument, type Command } from './command'

const MAX_STOPS = 20_000

const parseStopCount = wholeNumber({ min: 1, max: MAX_STOPS })

/** Creates the demo organisation if there are no users yet, and adds a project with the given number of stops. */
export const demoCommand = (passwords: Passwords, travel: Travel): Command => ({
  usage: ['npm run demo -- --stops NUMBER'],
  run: async (args, { storage: openStorage, now, newId }) => {
    const stopCount = pipe(
      parseArguments(args, { positionals: 0, options: ['stops'] }),
      E.flatMap(({ options }) => requiredArgument('--stops', parseStopCount, options.get('stops'))),
    )
    const today = calendarDateAt(now().toISOString())
    if (E.isLeft(stopCount)) return stopCount
    if (today === undefined) return E.left('The clock of this machine says no date.')
    const storage = await openStorage()
    const startHint = await prepareStart({ host: '127.0.0.1', demo: 'auto' }, { storage, passwords, travel, now })
    if (E.isLeft(startHint)) return startHint
    const { user, ...demo } = demoOrganisation(DEMO_SEED, today)
    const organisation = (await storage.directory.findUser(user.username))?.organisation
    if (organisation === undefined) return E.left('There are users, but no demo among them: choose an empty DATA_DIR.')
    const project = largeProject({ user, ...demo }, stopCount.right, today, {
      id: newId(),
      createdAt: now().toISOString(),
    })
    await addDemoProject(storage, organisation, project, user.username)
    const routes = project.steps.at(-1)?.plan.routes.length ?? 0
    return E.right(
      `Project ${project.name}, on ${pluralise(routes, 'route')}, is in the demo: sign in as ${user.username}.`,
    )
  },
})
