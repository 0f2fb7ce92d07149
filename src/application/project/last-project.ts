import type { OpenProject } from '../../domain/project'
import { maxLengths } from '../../domain/parse'
import type { CookieStorage } from '../session'

export type LastProjectPorts = { readonly cookies: Pick<CookieStorage, 'read'> }

/** §2: the project that one was in, as far as this machine knows. No server reads an id that is longer than any text. */
export type LastProject = () => OpenProject | undefined

export const lastProject =
  ({ cookies }: LastProjectPorts): LastProject =>
  () => {
    const id = cookies.read('projectId')
    return id === undefined || id === '' || id.length > maxLengths.other
      ? undefined
      : { id, name: cookies.read('projectName') ?? '' }
  }
