import { describe } from 'vitest'
import { screenScenes, testScenes } from './test-scenes'

describe('accessibility of the screens on a phone', () => {
  testScenes(screenScenes, ['on a phone'])
})
