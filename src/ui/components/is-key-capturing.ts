/** Whether the focused element handles keys itself, as a text field does, so that they are no shortcuts. */
export const isKeyCapturing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(capturingSelector) !== null

const capturingSelector =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="file"]), select, textarea, [contenteditable], dialog, [role="menu"]'
