import * as E from 'fp-ts/Either'
import type { ChangeProject } from '../plan'
import type { LockChange } from '../../domain/lock'
import type { LockGateway } from './lock-gateway'

export type ChangeLocksPorts = { readonly locks: LockGateway; readonly changeProject: ChangeProject }

/** Answers whether the server accepted it. */
export type ChangeLocks = (change: LockChange) => Promise<boolean>

export const changeLocks =
  ({ locks, changeProject }: ChangeLocksPorts): ChangeLocks =>
  async (change) =>
    E.isRight(await changeProject('lock or unlock', (project) => locks.change(project, change)))
