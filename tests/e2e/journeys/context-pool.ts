import type { BrowserContext, Page } from 'playwright'

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

type PooledContext = { readonly context: BrowserContext; readonly blankPage: Page }

export type ContextPool = {
  /** a context of which no other test knows: it stores only what is given */
  readonly take: (state?: StorageState) => Promise<BrowserContext>
  /** closes the pages of all contexts that were taken */
  readonly returnAll: () => Promise<void>
}

const nothingStored: StorageState = { cookies: [], origins: [] }

/**
 * Reuses contexts in the tests of a file: in a new one, the browser would start another process, and read and compile
 * the scripts of the product again.
 */
export const contextPool = (newContext: () => Promise<BrowserContext>, address: () => string): ContextPool => {
  const free: PooledContext[] = []
  const taken: PooledContext[] = []

  const open = async (): Promise<PooledContext> => {
    const context = await newContext()
    // It keeps the process of the context, and can change what the product has stored.
    const blankPage = await context.newPage()
    await blankPage.goto(`${address()}/favicon.ico`)
    return { context, blankPage }
  }

  return {
    take: async (state = nothingStored) => {
      const pooled = free.pop() ?? (await open())
      taken.push(pooled)
      await store(pooled, state)
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

/** Replaces what a context stores. */
const store = async ({ context, blankPage }: PooledContext, { cookies, origins }: StorageState): Promise<void> => {
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
    origins.flatMap(({ localStorage: items }) => items),
  )
}
