import { describe } from 'vitest'
import { preparedScenes } from '../screens/prepared-scenes'
import { testScenes } from './test-scenes'

describe('accessibility of the screens after some steps', () => {
  testScenes({ signedOut: [], signedIn: preparedScenes }, ['light', 'dark', 'on a phone'])
})
