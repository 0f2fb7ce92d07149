import { describe } from 'vitest'
import { preparedScenes } from '../screens/prepared-scenes'
import { screenScenes, testScenes } from './test-scenes'

/** What a drag, a dialog and the table of an import show; `npm run test:long` opens all scenes. */
const testedAfterSteps = ['import-rows', 'route-details-drag', 'move-to', 'timeline-drag', 'stop-conflict']

describe('accessibility of the screens in both themes', () => {
  testScenes(screenScenes, ['light', 'dark'])
})

describe('accessibility of some screens after some steps', () => {
  const signedIn = preparedScenes.filter(({ name }) => testedAfterSteps.includes(name))
  testScenes({ signedOut: [], signedIn }, ['light', 'dark', 'on a phone'])
})
