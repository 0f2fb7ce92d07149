import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, type CSSOptions } from 'vite'
import { describe, expect, it } from 'vitest'
import { onlyUsedStyles } from '../../../scripts/build/used-styles.mjs'
import { root } from '../../../scripts/root.mjs'

type Plugins = NonNullable<Extract<CSSOptions['postcss'], object>['plugins']>

/** Our style sheets, except the one that imports Bulma. */
const stylesheets = readdirSync(join(root, 'src/ui'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && name !== join('design', 'index.css'))
  .map((name) => join(root, 'src/ui', name))

/** The selectors of our style sheets after a build. */
const selectorsAfter = async (plugins: Plugins): Promise<ReadonlyArray<string>> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    css: { postcss: { plugins } },
    build: { write: false, cssMinify: false, rolldownOptions: { input: stylesheets } },
  })
  const files = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  const css = files.map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
  const lines = css.join('\n').split('\n')
  return lines.map((line) => line.trim()).flatMap((line) => (/[^:][,{]$/.test(line) ? [line.slice(0, -1).trim()] : []))
}

const ours = await selectorsAfter([])
const withHas = ours.filter((selector) => selector.includes(':has('))

describe('onlyUsedStyles: our style sheets', () => {
  it('the build removes no rule of our own, so every class name is used', async () => {
    const remaining = await selectorsAfter([onlyUsedStyles])
    expect(ours.length).toBeGreaterThan(300)
    expect(ours.filter((selector) => !remaining.includes(selector))).toEqual([])
  })

  it('a rule with :has names what it changes, since the browser would style the whole page after every edit else', () => {
    expect(withHas.length).toBeGreaterThan(20)
    expect(withHas.filter((selector) => /:has\(.*\)[ >+~]+(\*|:(?!is\())/.test(selector))).toEqual([])
  })

  it('what :has looks for has a class, since any element that comes or goes would style the page again else', () => {
    const searched = withHas.flatMap((selector) => argumentsOfHas(selector).flatMap(selectorsIn))
    expect(searched.length).toBeGreaterThan(20)
    expect(searched.filter((one) => !one.includes('.'))).toEqual([])
  })

  it('no rule asks what the whole document has: a dialog that opens would style every row of a table again', () => {
    expect(withHas.filter((selector) => /(^|[\s>+~,])(body|html|:root)[^\s>+~]*:has\(/.test(selector))).toEqual([])
  })
})

/** What stands between the parentheses of each `:has`, which may hold others. */
const argumentsOfHas = (selector: string): ReadonlyArray<string> =>
  [...selector.matchAll(/:has\(/g)].map(({ index }) => {
    const rest = selector.slice(index + ':has('.length)
    let depth = 1
    const end = rest
      .split('')
      .findIndex((character) => (depth += character === '(' ? 1 : character === ')' ? -1 : 0) === 0)
    return rest.slice(0, end)
  })

/** The compound selectors of a list; those in parentheses count with the one that they belong to. */
const selectorsIn = (list: string): ReadonlyArray<string> =>
  list.split(/[ >+~,]+(?![^(]*\))/).filter((one) => one !== '')
