import purge from '@fullhuman/postcss-purgecss'

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
  OnceExit: (root) => {
    root.walkAtRules('media', (media) => {
      if (isFromBulma(media) && media.params.includes('prefers-color-scheme')) media.remove()
    })
    root.walkRules((rule) => {
      if (!isFromBulma(rule)) return
      const remaining = rule.selectors.filter((selector) => !unusedRules.test(selector))
      if (remaining.length === 0) rule.remove()
      else if (remaining.length < rule.selectors.length) rule.selectors = remaining
    })
  },
}

/** Keeps only the rules for class names that occur in our pages, a tenth of Bulma. */
export const onlyUsedStyles = purge({
  content: ['index.html', 'public/*.js', 'src/ui/**/*.{ts,tsx}', 'src/adapters/leaflet/**/*.{ts,tsx}'],
  variables: true,
  safelist: {
    // Leaflet's code writes these class names itself. Its own pins and its layer switch are not used.
    greedy: [/^leaflet-(?!control-layers|default-icon|retina)/, /^marker-cluster/],
    // These variables are read by the style sheets of the screens, which are loaded later.
    variables: [/^--rr-/],
  },
})
