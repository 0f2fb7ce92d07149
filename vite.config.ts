import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { threadPlugin } from './scripts/build/thread-plugin.mjs'
import { removeUnusedBulma, onlyUsedStyles } from './scripts/build/used-styles.mjs'

/** What every page stands on changes seldom, and weighs less in one file than in many. */
const base = {
  name: 'base',
  priority: 3,
  test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|mobx|mobx-react-lite|fp-ts)[\\/]/,
}

const ours = /[\\/](src|contract)[\\/]/

/** All that it takes to log in, and nothing else. */
const wayIn = { name: 'way-in', priority: 2, tags: ['$initial'], test: ours }

/** What several screens stand on, which would be some sixty files of a few hundred bytes. */
const shared = { name: 'shared', priority: 1, minShareCount: 2, test: ours }

const router = (file: string): string =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url))

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), threadPlugin],
  build: {
    outDir: 'dist/ui',
    emptyOutDir: true,
    // Every browser that this runs in knows what it stands in for.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: isSsrBuild === true ? {} : { codeSplitting: { groups: [base, wayIn, shared] } } },
  },
  // It says nothing of a build for production, so that its warnings would travel along.
  resolve:
    command === 'build' ? { alias: { 'react-router/dom': router('dom-export'), 'react-router': router('index') } } : {},
  // What a page says may change while one looks at it, so only the product is cut to that.
  css: { postcss: { plugins: command === 'build' ? [removeUnusedBulma, onlyUsedStyles] : [removeUnusedBulma] } },
  // Node cannot import a folder such as fp-ts/Either, so these two travel inside the server's own file; so does what
  // comes in hundreds of files, of which few are needed.
  ssr: { noExternal: ['fp-ts', 'io-ts', 'kysely'] },
  server: { watch: { ignored: ['**/dist/**', '**/data/**', '**/.cache/**'] } },
}))
