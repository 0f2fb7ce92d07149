/** The heading of what is shown, ready to take the focus. */
export const focusableHeadingOf = (content: ParentNode): HTMLElement | null => {
  const heading = content.querySelector('h1')
  if (heading !== null) heading.tabIndex = -1
  return heading
}
