import { makeAutoObservable, observableRef } from 'mobx'

export type ConnectionState = {
  /** whether this machine is on a network */
  readonly isOnline: boolean
  /** whether the server of the open project has been unavailable for a while */
  readonly isServerUnavailable: boolean
}

export type ConnectionProblem = 'offline' | 'server unavailable'

export class ConnectionStore {
  value: ConnectionState = { isOnline: true, isServerUnavailable: false }

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  get problem(): ConnectionProblem | undefined {
    if (!this.value.isOnline) return 'offline'
    return this.value.isServerUnavailable ? 'server unavailable' : undefined
  }

  set(value: ConnectionState): void {
    this.value = value
  }
}
