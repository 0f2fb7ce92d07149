import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lessOfBulma, whatPagesSay } from './scripts/build/used-styles.mjs'

export default defineConfig(({ command }) => ({
  plugins: [react()],
  build: { outDir: 'dist/ui', emptyOutDir: true },
  // What a page says may change while one looks at it, so only the product is cut to that.
  css: { postcss: { plugins: command === 'build' ? [lessOfBulma, whatPagesSay] : [lessOfBulma] } },
  // Node cannot import a folder such as fp-ts/Either, so these two travel inside the server's own file.
  ssr: { noExternal: ['fp-ts', 'io-ts'] },
  server: { watch: { ignored: ['**/dist/**', '**/data/**', '**/.cache/**'] } },
}))
