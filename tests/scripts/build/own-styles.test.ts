import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, type CSSOptions } from 'vite'
import { describe, expect, it } from 'vitest'
import { whatPagesSay } from '../../../scripts/build/used-styles.mjs'
import { root } from '../../../scripts/root.mjs'

type Plugins = NonNullable<Extract<CSSOptions['postcss'], object>['plugins']>

/** All of ours but the one that begins with Bulma. */
const sheets = readdirSync(join(root, 'src/ui'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && name !== join('design', 'index.css'))
  .map((name) => join(root, 'src/ui', name))

/** What the rules of our sheets are about, once they went through a build. */
const selectorsAfter = async (plugins: Plugins): Promise<ReadonlyArray<string>> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    css: { postcss: { plugins } },
    build: { write: false, cssMinify: false, rolldownOptions: { input: sheets } },
  })
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const css = files.map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
  const lines = css.join('\n').split('\n')
  return lines.map((line) => line.trim()).flatMap((line) => (/[^:][,{]$/.test(line) ? [line.slice(0, -1).trim()] : []))
}

describe('our style sheets', () => {
  it('say nothing that the product leaves out, for no page would say it whole', async () => {
    const [ours, left] = await Promise.all([selectorsAfter([]), selectorsAfter([whatPagesSay])])
    expect(ours.length).toBeGreaterThan(300)
    expect(ours.filter((selector) => !left.includes(selector))).toEqual([])
  })
})
