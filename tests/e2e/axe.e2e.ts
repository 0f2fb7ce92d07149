import { describe } from 'vitest'
import { screenScenes, testScenes } from './test-scenes'

describe('accessibility of the screens in both themes', () => {
  testScenes(screenScenes, ['light', 'dark'])
})
