import { readFile, rm } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import type { Page } from 'playwright'
import { build } from 'vite'

/** The page that is measured, built as the product is, in a temporary folder. */
export type BuiltPage = {
  /** serves every request of the page without a server */
  readonly serve: (page: Page, country: string) => Promise<void>
  readonly remove: () => Promise<void>
}

export const PAGE_URL = 'http://measured.localhost/'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

export const builtPage = async (): Promise<BuiltPage> => {
  const outDir = resolve('.cache', 'run', `bench-map-${process.pid}`)
  await build({
    root: resolve('bench/map/page'),
    base: './',
    configFile: resolve('vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, copyPublicDir: false },
  })
  return {
    serve: async (page, country) => {
      await page.route(`${PAGE_URL}**`, async (route) => {
        const { pathname } = new URL(route.request().url())
        const file = pathname === '/' ? 'index.html' : pathname.slice(1)
        const contentType = contentTypes[extname(file)] ?? 'application/octet-stream'
        if (file === 'country.json') await route.fulfill({ body: country, contentType })
        else await route.fulfill({ body: await readFile(join(outDir, file)), contentType })
      })
    },
    remove: () => rm(outDir, { recursive: true, force: true }),
  }
}
