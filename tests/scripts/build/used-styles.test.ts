import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { removeUnusedBulma, onlyUsedStyles } from '../../../scripts/build/used-styles.mjs'

/** Builds the common style sheet. */
const buildStylesheet = async (): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    css: { postcss: { plugins: [removeUnusedBulma, onlyUsedStyles] } },
    build: { write: false, rolldownOptions: { input: join(root, 'src/ui/design/index.css') } },
  })
  const files = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  const stylesheet = files.find(({ fileName }) => fileName.endsWith('.css'))
  return stylesheet?.type === 'asset' ? String(stylesheet.source) : ''
}

const stylesheet = await buildStylesheet()
const bulma = readFileSync(join(root, 'node_modules/bulma/css/bulma.css'), 'utf8')

describe('the common style sheet', () => {
  it('the built style sheet has the rules of our pages, light and dark, and no unused rules of Bulma', () => {
    for (const used of ['.button', '.input', '.column.is-8', '.rr-alert.is-success', '[data-theme=dark]', '--rr-fs-22'])
      expect(stylesheet).toContain(used)
    for (const unused of ['.hero', '.navbar', '.button.is-success', '.card', 'prefers-color-scheme']) {
      expect(bulma).toContain(unused)
      expect(stylesheet).not.toContain(unused)
    }
  })

  it('the compressed style sheet has at most 15 kB', () => {
    expect(gzipSync(stylesheet, { level: 9 }).length).toBeLessThanOrEqual(15_000)
  })
})
