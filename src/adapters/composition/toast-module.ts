import { ContainerModule } from 'inversify'
import { toastBoard, ToastStore } from '../../application/toast'
import { ports, tokens } from './tokens'

export const toastRoom = new ContainerModule(({ bind }) => {
  bind(tokens.toasts).toResolvedValue(() => new ToastStore())
  bind(tokens.toastBoard).toResolvedValue(
    (toasts, clock) => toastBoard({ toasts, clock }),
    [tokens.toasts, ports.clock],
  )
  bind(tokens.toastDesk).toResolvedValue((store, board) => ({ store, ...board }), [tokens.toasts, tokens.toastBoard])
})
