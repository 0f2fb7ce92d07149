import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { builtPages, contentPolicy, openApp, type Pages } from '../../server'

export const page = '<!doctype html><title>Rondrit</title>'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

/** A built site of three files, in a folder of its own. */
const aSite = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'rondrit-site-'))
  folders.push(folder)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'theme.js'), 'document')
  await writeFile(join(folder, 'assets', 'main-B3xq9.js'), 'start()')
  return folder
}

export const anApp = async (changed: Partial<Pages> = {}): Promise<FastifyInstance> =>
  openApp({ logLevel: 'silent' }, { ...(await builtPages(await aSite(), contentPolicy)), ...changed })
