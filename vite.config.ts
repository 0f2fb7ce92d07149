import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/ui', emptyOutDir: true },
  // Node cannot import a folder such as fp-ts/Either, so these two travel inside the server's own file.
  ssr: { noExternal: ['fp-ts', 'io-ts'] },
  server: { watch: { ignored: ['**/dist/**', '**/data/**', '**/.cache/**'] } },
})
