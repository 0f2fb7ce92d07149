import { describe } from 'vitest'
import { signedInScenes, signInScenes, type Scene } from '../screens/scenes'
import { testScenes } from './test-scenes'

const projectsScene: Scene = { name: 'projects', pathOf: () => '/projects' }

describe('accessibility of the screens', () => {
  testScenes({ signedOut: signInScenes, signedIn: [projectsScene, ...signedInScenes] })
})
