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
export type RefusedUpload = {
  readonly kind: 'refused'
  readonly project: ProjectId
  readonly name: string
  readonly refusal: UploadRefusal
}

export class UploadStore {
  /** the last file, unless it was accepted */
  value: Uploading | RefusedUpload | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: Uploading | RefusedUpload | undefined): void {
    this.value = value
  }
}
