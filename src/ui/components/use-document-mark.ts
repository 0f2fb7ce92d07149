import { useLayoutEffect } from 'react'

type DocumentMark = 'data-toast' | 'data-selection'

/**
 * Marks the document while something shows, for styles of what is elsewhere on the page. With `body:has(…)` the browser
 * would compute the styles of whole lists again whenever an element comes or goes.
 */
export const useDocumentMark = (mark: DocumentMark, isShown = true): void =>
  useLayoutEffect(() => {
    if (!isShown) return
    document.documentElement.setAttribute(mark, '')
    return () => document.documentElement.removeAttribute(mark)
  }, [mark, isShown])
