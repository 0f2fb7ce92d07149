import { makeAutoObservable, observableRef } from 'mobx'
import { signedOut, type Session, type User } from '../../domain/session'

export class SessionStore {
  value: Session = signedOut

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  get user(): User | undefined {
    return this.value.kind === 'signed-in' ? this.value.user : undefined
  }

  set(value: Session): void {
    this.value = value
  }
}
