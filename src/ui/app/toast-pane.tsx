import { observer } from 'mobx-react-lite'
import type { Driver } from '../../domain/driver'
import type { Plan } from '../../domain/plan'
import type { OpenPlan } from '../../application/plan'
import { useNavigate } from 'react-router-dom'
import type { ShowTarget } from '../../application/toast'
import { mapMessage } from '../../domain/map'
import { tabAddressOf } from '../../domain/navigation'
import { stopList } from '../../domain/stop'
import { useApp } from '../app-facade'
import { ToastArea } from '../components'
import { describeTotalsChange, driversIn, planTotalsOf, totalsChangeOf, type PlanTotals } from '../plan'

/** `onClosed`: the focus was on the removed toast and must move. */
export const ToastPane = observer(({ onClosed }: { readonly onClosed: () => void }) => {
  const { toast, plan, driver } = useApp()
  const { value } = toast.store
  const viewModel = value && {
    id: value.id,
    message: value.message,
    change: changeOfTotals(plan.store.open, value.version, driversIn(driver.store.value)),
    lang: value.lang,
    canUndo: value.undo !== undefined,
    canShow: value.show !== undefined,
  }
  const show = useShow()
  const withClose = (action: () => void) => () => {
    action()
    onClosed()
  }
  return (
    <ToastArea
      toast={viewModel}
      onUndo={withClose(toast.undo)}
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

/** Opens what a toast tells of, and shows it on the map. */
const useShow = () => {
  const { plan, map } = useApp()
  const navigate = useNavigate()
  return (target: ShowTarget): void => {
    const { open } = plan.store
    if (open === undefined) return
    const projectId = open.project.id
    if (target.kind === 'stop') {
      const { lat, lng } = stopList.get(open.plan.stops, target.id)?.facts.coordinates ?? {}
      map.applyMessage(mapMessage('zoomToMarker', { projectId, stopId: target.id, lat, lng }))
      void navigate(tabAddressOf(projectId, { kind: 'stop', id: target.id }))
      return
    }
    if (target.kind === 'routes') return void navigate(tabAddressOf(projectId, { kind: 'routes' }))
    const { mode } = map.store
    if (mode.kind !== 'one route' || mode.index !== target.index)
      map.applyMessage(mapMessage('zoomToRoute', { projectId, routeIndex: target.index }))
    void navigate(tabAddressOf(projectId, { kind: 'route', index: target.index }))
  }
}

/** What the change of the toast did to the totals; empty where that is not known. */
const changeOfTotals = (
  open: OpenPlan | undefined,
  version: number | undefined,
  drivers: ReadonlyArray<Driver>,
): string => {
  if (version === undefined || open?.previousPlan === undefined || open.lastChanged?.version !== version) return ''
  const totalsOf = (plan: Plan): PlanTotals => planTotalsOf(plan, drivers, undefined)
  return describeTotalsChange(totalsChangeOf(totalsOf(open.previousPlan), totalsOf(open.plan)))
}
