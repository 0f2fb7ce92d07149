/** Makes the heading focusable and returns it. */
export const focusableHeadingOf = (content: ParentNode): HTMLElement | null => {
  const heading = content.querySelector('h1')
  if (heading !== null) heading.tabIndex = -1
  return heading
}
