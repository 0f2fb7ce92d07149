import purge from '@fullhuman/postcss-purgecss'

/** Nothing shows of Bulma's own colours: the theme gives everything its colour, by day and by night. */
const colours = 'primary|link|info|success|warning|danger|white|light|dark|black|text'

/** Names of Bulma's that are everyday words too: code says them without meaning the style. */
const words =
  'block|box|buttons|card|cell|checkbox|content|delete|file|footer|grid|heading|hero|icon|image|level|loader|media|menu|' +
  'message|navbar|number|panel|progress|radio|section|subtitle|tag|tags|title'

const unwanted = new RegExp(`\\.(is-(${colours})|${words})(?![\\w-])`)

/** @type {(node: import('postcss').ChildNode) => boolean} */
const isBulmas = (node) => node.source?.input.file?.includes('node_modules/bulma/') ?? false

/**
 * Takes out of Bulma what would show nowhere.
 *
 * @type {import('postcss').Plugin}
 */
export const lessOfBulma = {
  postcssPlugin: 'less-of-bulma',
  OnceExit: (root) => {
    root.walkAtRules('media', (media) => {
      if (isBulmas(media) && media.params.includes('prefers-color-scheme')) media.remove()
    })
    root.walkRules((rule) => {
      if (!isBulmas(rule)) return
      const left = rule.selectors.filter((selector) => !unwanted.test(selector))
      if (left.length === 0) rule.remove()
      else if (left.length < rule.selectors.length) rule.selectors = left
    })
  },
}

/** Keeps what some page says: nine tenths of Bulma are about other pages. */
export const whatPagesSay = purge({
  content: ['index.html', 'public/*.js', 'src/ui/**/*.{ts,tsx}', 'src/adapters/leaflet/**/*.{ts,tsx}'],
  variables: true,
  safelist: {
    // written by Leaflet's own code; but not the pictures of its pins and layers, for the pins are ours and it has one layer
    greedy: [/^leaflet-(?!control-layers|default-icon|retina)/, /^marker-cluster/],
    // read by the sheets that come later, with their screens
    variables: [/^--rr-/],
  },
})
