/** Whether who has the focus makes something else of keys: what is typed into a field is no shortcut. */
export const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null

const fields =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="file"]), select, textarea, [contenteditable], dialog, [role="menu"]'
