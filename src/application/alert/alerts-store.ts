import { makeAutoObservable, observableRef } from 'mobx'
import { nextExpiry, noAlerts, type Alerts, type VisibleAlert } from '../../domain/alert'

export class AlertsStore {
  value: Alerts = noAlerts

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  get visible(): ReadonlyArray<VisibleAlert> {
    return this.value.visible
  }

  get nextExpiry(): number | undefined {
    return nextExpiry(this.value)
  }

  set(value: Alerts): void {
    this.value = value
  }
}
