import { makeAutoObservable, observableRef } from 'mobx'

export type ConnectionState = {
  /** whether this machine is on a network at all */
  readonly isOnline: boolean
  /** whether the server of the open project has not been heard for a while */
  readonly isServerAway: boolean
}

export type Trouble = 'offline' | 'server away'

export class ConnectionStore {
  value: ConnectionState = { isOnline: true, isServerAway: false }

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  get trouble(): Trouble | undefined {
    if (!this.value.isOnline) return 'offline'
    return this.value.isServerAway ? 'server away' : undefined
  }

  become(value: ConnectionState): void {
    this.value = value
  }
}
