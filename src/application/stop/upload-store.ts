import { makeAutoObservable, observableRef } from 'mobx'
import type { ProjectId } from '../../domain/project'
import type { UploadRefusal } from '../../domain/upload'

/** A file on its way to the server; its share goes from 0 to 1. */
export type Uploading = {
  readonly kind: 'sending'
  readonly project: ProjectId
  readonly name: string
  /** bytes */
  readonly size: number
  readonly share: number
  readonly cancel: () => void
}

/** A file that came back, and what is wrong with it as far as that is known. */
export type RejectedUpload = {
  readonly kind: 'rejected'
  readonly project: ProjectId
  readonly name: string
  readonly rejection: UploadRefusal
}

export class UploadStore {
  /** the file of the moment, if there is one */
  value: Uploading | RejectedUpload | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: Uploading | RejectedUpload | undefined): void {
    this.value = value
  }
}
