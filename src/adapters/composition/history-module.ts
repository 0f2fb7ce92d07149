import { ContainerModule } from 'inversify'
import {
  announceChange,
  historyHand,
  HistoryStore,
  loadHistory,
  loadMore,
  readHistory,
  turnChanges,
} from '../../application/history'
import { ports, tokens } from './tokens'

export const historyRoom = new ContainerModule(({ bind }) => {
  bind(tokens.history).toResolvedValue(() => new HistoryStore())
  bind(tokens.readHistory).toResolvedValue(
    (history, attempt) => readHistory({ history, attempt }),
    [ports.history, tokens.attempt],
  )
  bind(tokens.loadHistory).toResolvedValue(
    (read, store) => loadHistory({ read, store }),
    [tokens.readHistory, tokens.history],
  )
  bind(tokens.turnChanges).toResolvedValue(
    (history, store, alerts, toasts, attempt, reload, load) =>
      turnChanges({ history, store, alerts, toasts, attempt, reload, load }),
    [
      ports.history,
      tokens.history,
      tokens.board,
      tokens.toastBoard,
      tokens.attempt,
      tokens.reloadPlan,
      tokens.loadHistory,
    ],
  )
  bind(tokens.historyHand).toResolvedValue(
    (read, turn, store, plan, session, { history: isKept }) =>
      historyHand({ read, turn, store, plan, session, isKept }),
    [tokens.readHistory, tokens.turnChanges, tokens.history, tokens.plan, tokens.session, ports.config],
  )
  bind(tokens.announceChange).toResolvedValue(
    (history, plan, session, toasts, hand, attempt, { history: isKept }) =>
      announceChange({ history, plan, session, toasts, hand, attempt, isKept }),
    [ports.history, tokens.plan, tokens.session, tokens.toastBoard, tokens.historyHand, tokens.attempt, ports.config],
  )
  bind(tokens.historyDesk).toResolvedValue(
    (store, hand, load, history, attempt, announce) => ({
      ...hand,
      store,
      load,
      more: loadMore({ history, store, attempt }),
      announce,
    }),
    [tokens.history, tokens.historyHand, tokens.loadHistory, ports.history, tokens.attempt, tokens.announceChange],
  )
})
