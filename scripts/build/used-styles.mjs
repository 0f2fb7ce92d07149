import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import purge from '@fullhuman/postcss-purgecss'
import { root } from '../root.mjs'

/** Bulma's own colours are not used: the theme sets all colours, light and dark. */
const colours = 'primary|link|info|success|warning|danger|white|light|dark|black|text'

/** Bulma class names that are also common words, and so occur in the code without being class names. */
const commonWords =
  'block|box|buttons|card|cell|checkbox|content|delete|file|footer|grid|heading|hero|icon|image|level|loader|media|menu|' +
  'message|navbar|number|panel|progress|radio|section|subtitle|tag|tags|title'

const unusedRules = new RegExp(`\\.(is-(${colours})|${commonWords})(?![\\w-])`)

/** @type {(node: import('postcss').ChildNode) => boolean} */
const isFromBulma = (node) => node.source?.input.file?.includes('node_modules/bulma/') ?? false

/**
 * Removes the rules of Bulma that style nothing on our pages.
 *
 * @type {import('postcss').Plugin}
 */
export const removeUnusedBulma = {
  postcssPlugin: 'remove-unused-bulma',
  OnceExit: (stylesheet) => {
    stylesheet.walkAtRules('media', (media) => {
      if (isFromBulma(media) && media.params.includes('prefers-color-scheme')) media.remove()
    })
    stylesheet.walkRules((rule) => {
      if (!isFromBulma(rule)) return
      const remaining = rule.selectors.filter((selector) => !unusedRules.test(selector))
      if (remaining.length === 0) rule.remove()
      else if (remaining.length < rule.selectors.length) rule.selectors = remaining
    })
  },
}

/** @type {(folder: string) => string[]} */
const codeIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|ts|tsx)$/.test(file))
    .map((file) => join(folder, file))

const readWords = () => {
  const files = ['index.html', ...['public', 'src/ui', 'src/adapters/leaflet'].flatMap(codeIn)]
  return [...new Set(files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[\w-]+/g) ?? []))].join(' ')
}

/** @type {string | undefined} */
let words

/** Keeps only the rules for class names that occur in our pages, a tenth of Bulma. */
export const onlyUsedStyles = purge({
  content: [],
  // Each style sheet asks for it, and would read all pages anew.
  contentFunction: () => [{ raw: (words ??= readWords()), extension: 'ts' }],
  variables: true,
  safelist: {
    // Leaflet's code writes these class names itself. Its own pins and its layer switch are not used.
    greedy: [/^leaflet-(?!control-layers|default-icon|retina)/, /^marker-cluster/],
    // These variables are read by the style sheets of the screens, which are loaded later.
    variables: [/^--rr-/],
  },
})
