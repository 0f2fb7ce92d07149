import { useLayoutEffect } from 'react'

type DocumentMark = 'data-alert' | 'data-toast' | 'data-selection' | 'data-foot' | 'data-map-hint' | 'data-map-view'

/**
 * Marks the document while something shows, or is in some state, for styles of what is elsewhere on the page. With
 * `body:has(…)` the browser would compute the styles of whole lists again whenever an element comes or goes.
 */
export const useDocumentMark = (mark: DocumentMark, isShown = true): void =>
  useLayoutEffect(() => {
    if (!isShown) return
    changeCount(mark, 1)
    return () => changeCount(mark, -1)
  }, [mark, isShown])

/** What comes may show before what it replaces has gone. */
const shownCounts = new Map<DocumentMark, number>()

const changeCount = (mark: DocumentMark, change: 1 | -1): void => {
  const count = (shownCounts.get(mark) ?? 0) + change
  shownCounts.set(mark, count)
  document.documentElement.toggleAttribute(mark, count > 0)
}
