import { createContext, use } from 'react'
import type { ConnectionStore } from '../application/connection'
import type { DriverDesk } from '../application/driver'
import type { HistoryDesk } from '../application/history'
import type { OptimiseDesk } from '../application/optimisation'
import type { LockDesk } from '../application/lock'
import type { MapDesk } from '../application/map'
import type { PlanDesk } from '../application/plan'
import type { ProjectDesk } from '../application/project'
import type { RouteDesk } from '../application/route'
import type { Clipboard } from '../application/session'
import type { ThemeDesk } from '../application/settings'
import type { ShortcutsDesk } from '../application/shortcuts'
import type { StopDesk } from '../application/stop'
import type { ToastDesk } from '../application/toast'
import type { AppConfig } from '../domain/config'
import type { Door } from './auth'

/** What the screens may read and do. A screen takes what it needs and no more. */
export type Desk = Door & {
  readonly config: AppConfig
  readonly clipboard: Clipboard
  readonly theme: ThemeDesk
  readonly plan: PlanDesk
  readonly project: ProjectDesk
  readonly driver: DriverDesk
  readonly stop: StopDesk
  readonly route: RouteDesk
  readonly map: MapDesk<HTMLElement>
  readonly toast: ToastDesk
  readonly history: HistoryDesk
  readonly shortcuts: ShortcutsDesk
  readonly optimise: OptimiseDesk
  readonly lock: LockDesk
  readonly connection: Pick<ConnectionStore, 'trouble'>
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export const useDesk = (): Desk => {
  const desk = use(DeskContext)
  if (desk === undefined) throw new Error('A screen stands outside the app.')
  return desk
}
