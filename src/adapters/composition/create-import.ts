import { reaction } from 'mobx'
import type { Container } from 'inversify'
import {
  importActions,
  unfinishedImportOf,
  type ImportFacade,
  type UnfinishedImportStore,
} from '../../application/import'
import { ports, tokens, type ImportPorts } from './tokens'

/** What the import screens use, which is loaded on first use. It shows nothing of a user who is no longer signed in. */
export const createImport = (
  container: Pick<Container, 'get'>,
  importPorts: ImportPorts,
  unfinished: UnfinishedImportStore,
): ImportFacade => {
  const { session, callServer } = container.get(tokens.auth)
  const { store: plan } = container.get(tokens.plan)
  const history = container.get(tokens.history)
  const { close, findDuplicatesAgain, restoreSentRows, ...facade } = importActions({
    ...importPorts,
    files: container.get(ports.fileSaver),
    calendar: container.get(ports.calendar),
    session,
    plan,
    callServer,
    trackEdit: history.trackEdit,
    applyOwnChange: history.applyOwnChange,
    encodeText: (text) => new TextEncoder().encode(text),
    pause: () => new Promise((resume) => setTimeout(resume)),
  })
  reaction(() => session.user?.apiKey, close)
  reaction(() => plan.plan, findDuplicatesAgain)
  reaction(
    () => history.store.value.lastStep,
    (step) => {
      if (step?.action === 'undo') restoreSentRows(step.entry.id)
    },
  )
  reaction(
    () => unfinishedImportOf(facade.store.value),
    (value) => unfinished.set(value),
    { fireImmediately: true },
  )
  return facade
}
