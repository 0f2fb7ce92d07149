import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildImageFolders } from './build-image-folders'
import { commandOf, environmentOf, healthCheckOf, parseDockerfile } from './dockerfile'
import { runBuilt, takeFirstSteps, type Installation } from './first-steps'
import { launch } from '../crash/running-server'
import { runOnPostgres } from './run-on-postgres'

const root = process.cwd()

/** No folder of the image stands within the repository, where its packages would be found. */
const into = mkdtempSync(join(tmpdir(), 'rondrit-install-'))

const megabytesOf = (folder: string): number => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => lstatSync(join(folder, file)))
  return Math.round(files.reduce((sum, { blocks }) => sum + blocks * 512, 0) / 1024 / 1024)
}

/** The packages that only building and testing need, and that were not left out. */
const developmentPackagesIn = (folder: string): ReadonlyArray<string> => {
  const { devDependencies, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  assert.deepEqual(
    Object.keys(devDependencies).filter((name) => Object.hasOwn(dependencies, name)),
    [],
  )
  return Object.keys(devDependencies).filter((name) => existsSync(join(folder, 'node_modules', name)))
}

const runEveryCommand = async (installation: Installation): Promise<void> => {
  const backup = join(into, 'all.backup')
  const elsewhere = { ...installation, env: { ...installation.env, DATA_DIR: join(into, 'restored') } }
  const list = join(into, 'list.csv')
  execFileSync('/bin/sh', [
    '-c',
    `printf 'zip,number,street,city,lat,lng\n1012JS,1,Dam,Amsterdam,52.37,4.89\n' > ${list}`,
  ])
  assert.match(await runBuilt(installation, ['user', 'list']), /anna +Noord/)
  await runBuilt(installation, ['carriers', 'add', 'Post', '--organisation', 'Noord'])
  assert.match(await runBuilt(installation, ['audit-trail', '--organisation', 'Noord']), /"project_made"/)
  await runBuilt(installation, ['addresses', list])
  await runBuilt(installation, ['backup', backup])
  await runBuilt(elsewhere, ['restore', backup])
  assert.match(await runBuilt(elsewhere, ['user', 'list']), /piet +Noord/)
  await runBuilt({ ...installation, env: { DATA_DIR: join(into, 'demo') } }, ['demo', '--stops', '20'])
  await runBuilt(elsewhere, ['migrate'])
}

const tryInstall = async (): Promise<void> => {
  const stages = parseDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
  const image = stages.at(-1)
  assert(image !== undefined)
  const { workingFolder: folder } = buildImageFolders(stages, { repository: root, into, report: console.log })
  rmSync(join(into, 'image-0'), { recursive: true })
  assert.deepEqual(developmentPackagesIn(folder), [], 'development packages in the image')
  const installation: Installation = { folder, env: { DATA_DIR: join(into, 'data') } }
  const { readyMs, memoryMb } = await takeFirstSteps(installation)
  await runEveryCommand(installation)
  await checkImageCommand(image, installation)
  await runOnPostgres(installation)
  console.log(`ready after            ${Math.round(readyMs)} ms`)
  console.log(`memory                 ${memoryMb} MB`)
  console.log(`folder with packages   ${megabytesOf(folder)} MB`)
}

/** The command and the health check of the image, with its own variables but its folder and its port. */
const checkImageCommand = async (
  image: Parameters<typeof commandOf>[0],
  { folder, env }: Installation,
): Promise<void> => {
  const [program, ...args] = commandOf(image)
  assert.deepEqual([program, args.length], ['node', 1])
  const server = launch(join(folder, args[0] ?? ''), { ...environmentOf(image), ...env, PORT: '0' })
  try {
    const { port } = new URL((await server.ready).base)
    execFileSync('/bin/sh', ['-c', healthCheckOf(image)], { env: { ...process.env, PORT: port } })
  } finally {
    await server.stop()
  }
}

try {
  await tryInstall()
  console.log('The product can be installed and used without a compiler.')
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  rmSync(into, { recursive: true, force: true })
}
