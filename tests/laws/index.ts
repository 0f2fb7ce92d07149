import type { Law } from '../kit/law'
import { addressLaws } from './address'
import { alertLaws } from './alert'
import { calendarLaws } from './calendar'
import { driverLaws } from './driver'
import { historyLaws } from './history'
import { historyBetweenLaws } from './history-between'
import { historyCarriersLaws } from './history-carriers'
import { historyDocumentLaws } from './history-document'
import { sentChangeLaws } from './history-sent'
import { undoRedoLaws } from './history-undo-redo'
import { assemblePlanLaws } from './assemble-plan'
import { reuseUnchangedLaws } from './reuse-unchanged'
import { loadLaws } from './load'
import { lockLaws } from './lock'
import { setLocksLaws } from './set-locks'
import { lookupLaws } from './lookup'
import { mapLaws } from './map'
import { planLaws } from './plan'
import { planFromDocumentsLaws } from './plan-from-documents'
import { planHistoryLaws } from './plan-history'
import { problemLaws } from './problem'
import { problemDocumentLaws } from './problem-document'
import { problemBrokenRuleLaws } from './problem-broken-rules'
import { problemBuildingLaws } from './problem-building'
import { problemRemedyLaws } from './problem-remedies'
import { projectLaws } from './project'
import { acceptedPartLaws } from './accepted-part'
import { projectDocumentLaws } from './project-document'
import { routeLaws } from './route'
import { sessionLaws } from './session'
import { userLaws } from './user'
import { stopLaws } from './stop'
import { stopListLaws } from './stop-list'
import { stopWarningLaws } from './stop-warning'
import { stopPageLaws } from './stop-page'
import { stopChunkLaws } from './stop-chunks'
import { navigationLaws } from './navigation'
import { textLaws } from './text'
import { timeLaws } from './time'
import { uploadLaws } from './upload'

/** The laws by module. */
export const laws: Readonly<Record<string, ReadonlyArray<Law>>> = {
  address: [...addressLaws, ...lookupLaws],
  alert: alertLaws,
  calendar: [...calendarLaws, ...timeLaws],
  driver: driverLaws,
  history: [
    ...historyLaws,
    ...historyBetweenLaws,
    ...undoRedoLaws,
    ...historyCarriersLaws,
    ...historyDocumentLaws,
    ...sentChangeLaws,
  ],
  optimisation: acceptedPartLaws,
  lock: [...lockLaws, ...setLocksLaws],
  map: mapLaws,
  plan: [
    ...planLaws,
    ...planHistoryLaws,
    ...projectDocumentLaws,
    ...assemblePlanLaws,
    ...planFromDocumentsLaws,
    ...reuseUnchangedLaws,
  ],
  problem: [
    ...problemLaws,
    ...problemDocumentLaws,
    ...problemBuildingLaws,
    ...problemBrokenRuleLaws,
    ...problemRemedyLaws,
  ],
  project: projectLaws,
  route: [...routeLaws, ...loadLaws],
  session: sessionLaws,
  user: userLaws,
  stop: [...stopLaws, ...stopWarningLaws, ...stopChunkLaws, ...stopListLaws, ...stopPageLaws, ...uploadLaws],
  navigation: navigationLaws,
  text: textLaws,
}
