import type { HistoryActions } from './undo-redo'
import type { HistoryStore } from './history-store'
import type { LoadHistory } from './load-history'
import type { LoadMore } from './load-more'

/** What the screens know of the history of the open project, and may do with it. */
export type HistoryFacade = Omit<HistoryActions, 'undoSingle'> & {
  readonly store: Pick<HistoryStore, 'value' | 'loaded'>
  readonly load: LoadHistory
  readonly loadMore: LoadMore
}
