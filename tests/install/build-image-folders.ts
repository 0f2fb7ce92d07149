import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Stage } from './dockerfile'

/** A stage that was carried out: its root, and the folder in which its command runs. */
export type ImageFolder = { readonly root: string; readonly workingFolder: string }

type BuildOptions = {
  readonly repository: string
  /** an empty folder for the roots of the images */
  readonly into: string
  readonly report: (line: string) => void
}

/** What only an image needs: packages of its system, and folders and users outside of its working folder. */
const isOfTheSystem = (command: string): boolean => /^(apt-get|mkdir \/data)/.test(command)

/** An image has no settings of the program that carries this out. */
const { NODE_ENV: _, ...env } = process.env

/** Carries out COPY and RUN of each stage in a folder of its own; a container is not needed for that. */
export const buildImageFolders = (
  stages: ReadonlyArray<Stage>,
  { repository, into, report }: BuildOptions,
): ImageFolder => {
  const folders = new Map<string, ImageFolder>()
  let last: ImageFolder | undefined
  for (const [index, { name, instructions }] of stages.entries()) {
    const root = join(into, `image-${index}`)
    let workingFolder = root
    for (const { name: instruction, text } of instructions) {
      if (instruction === 'WORKDIR') workingFolder = join(root, text)
      mkdirSync(workingFolder, { recursive: true })
      if (instruction === 'COPY') copy(text, { folders, repository, workingFolder })
      if (instruction === 'RUN' && isOfTheSystem(text)) report(`left out: ${text}`)
      if (instruction === 'RUN' && !isOfTheSystem(text)) {
        report(text)
        execFileSync('/bin/sh', ['-c', text], { cwd: workingFolder, env, stdio: ['ignore', 'ignore', 'inherit'] })
      }
    }
    last = { root, workingFolder }
    folders.set(name, last)
  }
  if (last === undefined) throw new Error('The Dockerfile has no stage.')
  return last
}

type CopyPlaces = {
  readonly folders: ReadonlyMap<string, ImageFolder>
  readonly repository: string
  readonly workingFolder: string
}

const copy = (text: string, { folders, repository, workingFolder }: CopyPlaces): void => {
  const words = text.split(/\s+/)
  const stage = words[0]?.startsWith('--from=') === true ? words.shift()?.slice('--from='.length) : undefined
  const target = resolve(workingFolder, words.pop() ?? '.')
  if (stage !== undefined) {
    const source = join(folders.get(stage)?.root ?? '', words[0] ?? '')
    for (const name of readdirSync(source)) cpSync(join(source, name), join(target, name), { recursive: true })
    return
  }
  for (const file of words.includes('.') ? versionedFiles(repository) : words) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(join(repository, file), join(target, file))
  }
}

/** Also new files, but none that git ignores: these are the ones of .dockerignore. */
const versionedFiles = (repository: string): ReadonlyArray<string> =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: repository,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '')
