/** What is drawn inside the frame of an icon. */
export type IconSvg = { readonly content: string }

/** The frame is ours. */
export const iconSvgOf = (svg: string): IconSvg => ({
  content: svg.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '').trim(),
})
