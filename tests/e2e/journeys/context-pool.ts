import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { sharedBrowser } from '../../kit/browser'

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

type PooledContext = { readonly context: BrowserContext; readonly blankPage: Page }

export type ContextPool = {
  /** a context of which no other test knows: it stores only what is given */
  readonly take: (state?: StorageState) => Promise<BrowserContext>
  /** closes the pages of all contexts that were taken */
  readonly returnAll: () => Promise<void>
}

const nothingStored: StorageState = { cookies: [], origins: [] }

/** Contexts that no test uses at present, by their options. */
const freeContexts = new Map<string, PooledContext[]>()

/**
 * Reuses contexts in all tests of this process: in a new one, the browser would start another process, and read and
 * compile the scripts of the product again.
 */
export const contextPool = (options: BrowserContextOptions, address: () => string): ContextPool => {
  const key = JSON.stringify(options)
  const free = freeContexts.get(key) ?? []
  freeContexts.set(key, free)
  const taken: PooledContext[] = []

  const open = async (): Promise<PooledContext> => {
    const context = await (await sharedBrowser()).newContext(options)
    // It keeps the process of the context, and can change what the product has stored.
    return { context, blankPage: await context.newPage() }
  }

  return {
    take: async (state = nothingStored) => {
      const pooled = free.pop() ?? (await open())
      taken.push(pooled)
      const blankAddress = `${address()}/favicon.ico`
      if (pooled.blankPage.url() !== blankAddress) await pooled.blankPage.goto(blankAddress)
      await store(pooled, state, address())
      return pooled.context
    },
    returnAll: async () => {
      for (const { context, blankPage } of taken) {
        for (const page of context.pages()) if (page !== blankPage) await page.close()
        await context.setOffline(false)
      }
      free.push(...taken.splice(0))
    },
  }
}

/** Replaces what a context stores of a server; a state also has what was stored of the servers of earlier files. */
const store = async (
  { context, blankPage }: PooledContext,
  { cookies, origins }: StorageState,
  server: string,
): Promise<void> => {
  await context.clearCookies()
  await context.addCookies(cookies)
  await blankPage.evaluate(
    async (items) => {
      localStorage.clear()
      for (const { name, value } of items) localStorage.setItem(name, value)
      for (const { name = '' } of await indexedDB.databases())
        await new Promise((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name)
          request.addEventListener('success', resolve)
          request.addEventListener('error', reject)
        })
    },
    origins.filter(({ origin }) => origin === server).flatMap(({ localStorage: items }) => items),
  )
}
