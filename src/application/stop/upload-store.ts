import { makeAutoObservable, observableRef } from 'mobx'
import type { ProjectId } from '../../domain/project'
import type { UploadRefusal } from '../../domain/upload'

/** A file that is being sent; its share goes from 0 to 1. */
export type Uploading = {
  readonly kind: 'sending'
  readonly project: ProjectId
  readonly name: string
  /** bytes */
  readonly size: number
  readonly share: number
  readonly cancel: () => void
}

/** A file that was refused, with its known problems. */
export type RejectedUpload = {
  readonly kind: 'rejected'
  readonly project: ProjectId
  readonly name: string
  readonly rejection: UploadRefusal
}

export class UploadStore {
  /** the last file, unless it was accepted */
  value: Uploading | RejectedUpload | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: Uploading | RejectedUpload | undefined): void {
    this.value = value
  }
}
