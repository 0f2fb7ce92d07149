import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { takeFirstSteps } from '../install/first-steps'
import { aFolder } from '../server/folder'

/** The built folder elsewhere, with exactly the packages of its lock file. */
const copyBuiltFolder = async (): Promise<string> => {
  const folder = join(await aFolder(), 'rondrit')
  cpSync('dist', folder, { recursive: true })
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  for (const path of Object.keys(packages).filter((name) => name !== '' && existsSync(name)))
    cpSync(path, join(folder, path), {
      recursive: true,
      filter: (file) => file === path || !file.endsWith('node_modules'),
    })
  return folder
}

it('the built folder runs elsewhere with its production packages: an administrator invites a dispatcher', async () => {
  const folder = await copyBuiltFolder()
  expect(existsSync(join(folder, 'node_modules', 'vite'))).toBe(false)
  const { memoryMb } = await takeFirstSteps({ folder, env: { DATA_DIR: join(await aFolder(), 'data') } })
  expect(memoryMb).toBeGreaterThan(0)
})
