import type { OpenProject } from '../../domain/project'
import { maxLengths } from '../../domain/parse'
import type { CookieStorage } from '../session'

export type LastProjectPorts = { readonly cookies: Pick<CookieStorage, 'read'> }

/**
 * §2: the project that was last open on this machine. Ids beyond the maximum length are ignored, since the server
 * refuses them.
 */
export type LastProject = () => OpenProject | undefined

export const lastProject =
  ({ cookies }: LastProjectPorts): LastProject =>
  () => {
    const id = cookies.read('projectId')
    return id === undefined || id === '' || id.length > maxLengths.other
      ? undefined
      : { id, name: cookies.read('projectName') ?? '' }
  }
