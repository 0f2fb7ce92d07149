import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { OpenProject } from '../../domain/project'
import type { Attempt } from '../session'
import type { ProjectGateway } from './project-gateway'

export type CreateProjectPorts = { readonly gateway: Pick<ProjectGateway, 'create'>; readonly attempt: Attempt }

export type CreateProject = (name: string) => Promise<E.Either<CallFailure, OpenProject>>

export const createProject =
  ({ gateway, attempt }: CreateProjectPorts): CreateProject =>
  (name) =>
    attempt('create a project', gateway.create(name))
