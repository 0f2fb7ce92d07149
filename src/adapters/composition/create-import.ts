import { reaction } from 'mobx'
import type { Container } from 'inversify'
import { importActions, type ImportFacade } from '../../application/import'
import { ports, tokens, type ImportPorts } from './tokens'

/** The import workbench, which is loaded on first use. It shows nothing of a user who is no longer signed in. */
export const createImport = (container: Pick<Container, 'get'>, importPorts: ImportPorts): ImportFacade => {
  const { session, attempt } = container.get(tokens.auth)
  const { store: plan } = container.get(tokens.plan)
  const { close, findDuplicatesAgain, ...facade } = importActions({
    ...importPorts,
    files: container.get(ports.fileSaver),
    calendar: container.get(ports.calendar),
    session,
    plan,
    attempt,
    trackEdit: container.get(tokens.history).trackEdit,
    applyOwnChange: container.get(tokens.history).applyOwnChange,
    encodeText: (text) => new TextEncoder().encode(text),
    pause: () => new Promise((resume) => setTimeout(resume)),
  })
  reaction(() => session.user?.apiKey, close)
  reaction(() => plan.plan, findDuplicatesAgain)
  return facade
}
