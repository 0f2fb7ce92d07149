import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { threadPlugin } from './scripts/build/thread-plugin.mjs'
import { removeUnusedBulma, onlyUsedStyles } from './scripts/build/used-styles.mjs'

/** The libraries that every page needs: they change seldom, and are smaller in one file than in many. */
const base = {
  name: 'base',
  priority: 3,
  test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|mobx|mobx-react-lite|fp-ts)[\\/]/,
}

const ours = /[\\/](src|contract)[\\/]/

/** What the log-in page needs, and nothing else. */
const logIn = { name: 'log-in', priority: 2, tags: ['$initial'], test: ours }

/** What several screens share, which would be some sixty files of a few hundred bytes. */
const shared = { name: 'shared', priority: 1, minShareCount: 2, test: ours }

const router = (file: string): string =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url))

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), threadPlugin],
  build: {
    outDir: 'dist/ui',
    emptyOutDir: true,
    // Every supported browser has module preloading.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: isSsrBuild === true ? {} : { codeSplitting: { groups: [base, logIn, shared] } } },
  },
  // Its package names no production files, so its warnings would be bundled.
  resolve:
    command === 'build' ? { alias: { 'react-router/dom': router('dom-export'), 'react-router': router('index') } } : {},
  // Only a thread imports it, which Vite would find after the pages have loaded.
  optimizeDeps: { include: ['papaparse'] },
  // Class names change while one develops, so unused styles are removed from the product only.
  css: { postcss: { plugins: command === 'build' ? [removeUnusedBulma, onlyUsedStyles] : [removeUnusedBulma] } },
  // Node cannot import a folder such as fp-ts/Either, so these are bundled into the server's file; so is kysely, of
  // whose hundreds of files few are needed.
  ssr: { noExternal: ['fp-ts', 'io-ts', 'kysely'] },
  server: { watch: { ignored: ['**/dist/**', '**/data/**', '**/.cache/**'] } },
}))
