import { makeAutoObservable, observableRef } from 'mobx'
import type { ProjectId } from '../../domain/project'
import type { ImportState } from './import-store'

/** Rows of a file that are not imported yet. */
export type UnfinishedImport = { readonly project: ProjectId; readonly fileName: string; readonly rowCount: number }

/** What other screens show of an unfinished import, without loading the import. */
export class UnfinishedImportStore {
  value: UnfinishedImport | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: UnfinishedImport | undefined): void {
    this.value = value
  }
}

export const unfinishedImportOf = ({ owner, work, rows }: ImportState): UnfinishedImport | undefined =>
  owner === undefined || work === undefined || rows === undefined
    ? undefined
    : { project: owner.project, fileName: work.table.fileName, rowCount: rows.length }
