/** Knows what keys do, wherever on the page one is. */
export { ShortcutList } from '../shortcut-list'
