import { ContainerModule } from 'inversify'
import { toastActions, ToastStore } from '../../application/toast'
import { ports, tokens } from './tokens'

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
