import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { loadBuiltPages, contentPolicy, openServer, settingsOf, type Pages, type Settings } from '../../server'
import { right } from '../kit/either'
import { aFolder } from './folder'

export const page = '<!doctype html><title>Rondrit</title>'

/** A folder with a built site of three files, and a compressed copy of one of them. */
const aSite = async (): Promise<string> => {
  const folder = await aFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'theme.js'), 'document')
  await writeFile(join(folder, 'assets', 'main-B3xq9.js'), 'start()')
  await writeFile(join(folder, 'assets', 'main-B3xq9.js.br'), 'small')
  return folder
}

/** A server on a database of its own, without users. */
export const anApp = async (
  pageOverrides: Partial<Pages> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<FastifyInstance> => {
  const folder = await aSite()
  const settings = someSettings({ DATA_DIR: join(folder, 'data'), ...environment })
  const pages = { ...(await loadBuiltPages(folder, contentPolicy(settings))), ...pageOverrides }
  return right(await openServer(settings, pages)).app
}

/**
 * The settings of a server that only the test can reach. Its roads are estimates, which a test can calculate; those with a
 * road service have main roads besides.
 */
export const someSettings = (environment: Readonly<Record<string, string>>): Settings =>
  right(
    settingsOf({
      LOG_LEVEL: 'silent',
      DEMO: 'off',
      ADDRESS_BOOK: 'register',
      ROADS: environment['OSRM_URL'] === undefined ? 'estimate' : 'auto',
      USER_REQUESTS_PER_SECOND: '1000000',
      ...environment,
    }),
  )
