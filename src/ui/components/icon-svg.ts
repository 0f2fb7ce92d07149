/** The markup inside the `svg` element. */
export type IconSvg = { readonly content: string }

/** Strips the `svg` element of lucide; `Icon` adds its own. */
export const iconSvgOf = (svg: string): IconSvg => ({
  content: svg.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '').trim(),
})
