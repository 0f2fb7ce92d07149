import { observer } from 'mobx-react-lite'
import type { Driver } from '../../domain/driver'
import type { Plan } from '../../domain/plan'
import type { OpenPlan } from '../../application/plan'
import type { ShowTarget } from '../../application/toast'
import { useApp } from '../app-facade'
import { ToastArea } from '../components'
import {
  describeDayChange,
  describeTotalsChange,
  planTotalsOf,
  totalsChangeOf,
  useOpenItem,
  type PlanTotals,
} from '../plan'

/** `onClosed`: the focus was on the removed toast and must move. */
export const ToastPane = observer(({ onClosed }: { readonly onClosed: () => void }) => {
  const { history, toast, plan, driver } = useApp()
  const { value } = toast.store
  const viewModel = value && {
    id: value.id,
    message: value.message,
    change: changeOfTotals(plan.store.open, value.version, driver.store.drivers),
    lang: value.lang,
    canUndo: value.undo !== undefined,
    canShow: value.show !== undefined,
  }
  const { openStop, openRoute, openTab } = useOpenItem()
  const show = (target: ShowTarget): void => {
    if (target.kind === 'stop') openStop(target.id)
    else if (target.kind === 'route') openRoute(target.index)
    else openTab(target)
  }
  const withClose = (action: () => void) => () => {
    action()
    onClosed()
  }
  return (
    <ToastArea
      toast={viewModel}
      onUndo={withClose(history.undoToast)}
      onShow={() => {
        if (value?.show !== undefined) show(value.show)
        toast.dismiss()
      }}
      onDismiss={withClose(toast.dismiss)}
      onPause={toast.pause}
      onResume={toast.resume}
    />
  )
})

/** What the change of the toast did to the totals; empty where that is not known. */
const changeOfTotals = (
  open: OpenPlan | undefined,
  version: number | undefined,
  drivers: ReadonlyArray<Driver>,
): string => {
  if (version === undefined || open?.previousPlan === undefined || open.lastChanged?.version !== version) return ''
  const totalsOf = (plan: Plan): PlanTotals => planTotalsOf(plan, drivers, undefined)
  const { previousPlan } = open
  return [
    describeTotalsChange(totalsChangeOf(totalsOf(previousPlan), totalsOf(open.plan))),
    describeDayChange(previousPlan, open.plan),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
