/** Whether the focused element handles keys itself, as a text field does, so that they are no shortcuts. */
export const isKeyCapturing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(capturingSelector) !== null

const capturingSelector =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="file"]), select, textarea, [contenteditable], dialog, [role="menu"]'

/** Makes the heading focusable and returns it. */
export const focusableHeadingOf = (content: ParentNode): HTMLElement | null => {
  const heading = content.querySelector('h1')
  if (heading !== null) heading.tabIndex = -1
  return heading
}
