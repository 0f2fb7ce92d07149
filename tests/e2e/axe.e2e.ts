import { describe } from 'vitest'
import { preparedScenes } from '../screens/prepared-scenes'
import { screenScenes, testScenes } from './test-scenes'

/** What a drag, a dialog and the table of an import show; `npm run test:long` opens all scenes. */
const testedAfterSteps = ['import-rows', 'route-details-drag', 'move-to', 'timeline-drag', 'stop-conflict']

describe('accessibility of the screens in both themes', () => {
  testScenes(screenScenes, ['light', 'dark'])
})

describe('accessibility of some screens after some steps', () => {
  const signedIn = testedAfterSteps.map((name) => {
    const scene = preparedScenes.find((prepared) => prepared.name === name)
    if (scene === undefined) throw new Error(`There is no scene ${name}.`)
    return scene
  })
  testScenes({ signedOut: [], signedIn }, ['light', 'dark', 'on a phone'])
})
