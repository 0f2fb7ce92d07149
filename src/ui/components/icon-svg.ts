/** What is drawn inside the frame of an icon. */
export type Drawing = { readonly lines: string }

/** The frame is ours. */
export const drawingOf = (svg: string): Drawing => ({
  lines: svg.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '').trim(),
})
