import type { OpenProject } from '../../domain/project'
import { maxLengths } from '../../domain/parse'
import type { CookieKeeper } from '../session'

export type KeptProjectPorts = { readonly cookies: Pick<CookieKeeper, 'read'> }

/** §2: the project that one was in, as far as this machine knows. No server reads an id that is longer than any text. */
export type KeptProject = () => OpenProject | undefined

export const keptProject =
  ({ cookies }: KeptProjectPorts): KeptProject =>
  () => {
    const id = cookies.read('projectId')
    return id === undefined || id === '' || id.length > maxLengths.other
      ? undefined
      : { id, name: cookies.read('projectName') ?? '' }
  }
