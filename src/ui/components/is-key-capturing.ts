/** Whether who has the focus makes something else of keys: what is typed into a field is no shortcut. */
export const isKeyCapturing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(capturingSelector) !== null

const capturingSelector =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="file"]), select, textarea, [contenteditable], dialog, [role="menu"]'
