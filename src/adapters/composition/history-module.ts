import { ContainerModule } from 'inversify'
import {
  applyOwnChange,
  historyActions,
  HistoryStore,
  loadHistory,
  loadMore,
  readHistory,
  runUndoRedo,
} from '../../application/history'
import { ports, tokens } from './tokens'
import { toastActions, ToastStore } from '../../application/toast'

export const historyModule = new ContainerModule(({ bind }) => {
  bind(tokens.history).toResolvedValue(() => new HistoryStore())
  bind(tokens.readHistory).toResolvedValue(
    (history, attempt) => readHistory({ history, attempt }),
    [ports.history, tokens.attempt],
  )
  bind(tokens.loadHistory).toResolvedValue(
    (read, store) => loadHistory({ read, store }),
    [tokens.readHistory, tokens.history],
  )
  bind(tokens.runUndoRedo).toResolvedValue(
    (history, store, alerts, toasts, attempt, apply, reload, load) =>
      runUndoRedo({ history, store, alerts, toasts, attempt, apply, reload, load }),
    [
      ports.history,
      tokens.history,
      tokens.alertActions,
      tokens.toastActions,
      tokens.attempt,
      tokens.applyServerChange,
      tokens.reloadPlan,
      tokens.loadHistory,
    ],
  )
  bind(tokens.historyActions).toResolvedValue(
    (read, run, store, plan, session, { history: hasHistory }) =>
      historyActions({ read, run, store, plan, session, hasHistory }),
    [tokens.readHistory, tokens.runUndoRedo, tokens.history, tokens.plan, tokens.session, ports.config],
  )
  bind(tokens.applyOwnChange).toResolvedValue(
    (apply, plan, toasts, actions, { history: hasHistory }) =>
      applyOwnChange({ apply, plan, toasts, actions, hasHistory }),
    [tokens.applyServerChange, tokens.plan, tokens.toastActions, tokens.historyActions, ports.config],
  )
  bind(tokens.historyFacade).toResolvedValue(
    (store, actions, load, history, attempt) => ({
      ...actions,
      store,
      load,
      loadMore: loadMore({ history, store, attempt }),
    }),
    [tokens.history, tokens.historyActions, tokens.loadHistory, ports.history, tokens.attempt],
  )
})

export const toastModule = new ContainerModule(({ bind }) => {
  bind(tokens.toasts).toResolvedValue(() => new ToastStore())
  bind(tokens.toastActions).toResolvedValue(
    (toasts, clock) => toastActions({ toasts, clock }),
    [tokens.toasts, ports.clock],
  )
  bind(tokens.toastFacade).toResolvedValue(
    (store, actions) => ({ store, ...actions }),
    [tokens.toasts, tokens.toastActions],
  )
})
