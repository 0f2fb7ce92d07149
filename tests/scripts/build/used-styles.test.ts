import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { lessOfBulma, onlyUsedStyles } from '../../../scripts/build/used-styles.mjs'

/** The common style sheet after the build has removed rules. */
const cut = async (): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    css: { postcss: { plugins: [lessOfBulma, onlyUsedStyles] } },
    build: { write: false, rolldownOptions: { input: join(root, 'src/ui/design/index.css') } },
  })
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'))
  return sheet?.type === 'asset' ? String(sheet.source) : ''
}

const bulma = readFileSync(join(root, 'node_modules/bulma/css/bulma.css'), 'utf8')

describe('the style sheet that every page loads', () => {
  it('holds what pages say, by day and by night, and nothing of Bulma besides', async () => {
    const sheet = await cut()
    for (const said of ['.button', '.input', '.column.is-8', '.rr-alert.is-success', '[data-theme=dark]', '--rr-fs-22'])
      expect(sheet).toContain(said)
    for (const unsaid of ['.hero', '.navbar', '.button.is-success', '.card', 'prefers-color-scheme']) {
      expect(bulma).toContain(unsaid)
      expect(sheet).not.toContain(unsaid)
    }
  })

  it('takes at most 15 kB on the way', async () => {
    expect(gzipSync(await cut(), { level: 9 }).length).toBeLessThanOrEqual(15_000)
  })
})
