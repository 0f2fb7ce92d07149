import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, type CSSOptions } from 'vite'
import { describe, expect, it } from 'vitest'
import { onlyUsedStyles } from '../../../scripts/build/used-styles.mjs'
import { root } from '../../../scripts/root.mjs'

type Plugins = NonNullable<Extract<CSSOptions['postcss'], object>['plugins']>

const libraries = [join('ui', 'design', 'index.css'), join('adapters', 'leaflet', 'map.css')]

/** Our style sheets, except those that import Bulma and Leaflet. */
const stylesheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && !libraries.includes(name))
  .map((name) => join(root, 'src', name))

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
  const text = css.join('\n').replaceAll(/\/\*[^]*?\*\//g, '')
  const heads = [...text.matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.replaceAll(/\s+/g, ' ').trim())
  return heads.filter((head) => !head.startsWith('@')).flatMap(selectorsOf)
}

/** A list of selectors, divided at the commas that are in no parentheses. */
const selectorsOf = (head: string): ReadonlyArray<string> => {
  let depth = 0
  const marked = head.replaceAll(/[(),]/g, (character) => {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0
    return character === ',' && depth === 0 ? '\n' : character
  })
  return marked.split('\n').map((selector) => selector.trim())
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
