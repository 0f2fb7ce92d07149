import type { Law } from '../kit/law'
import { addressLaws } from './address'
import { alertLaws } from './alert'
import { dayLaws } from './calendar'
import { driverLaws } from './driver'
import { historyLaws } from './history'
import { historyBetweenLaws } from './history-between'
import { historyCarriersLaws } from './history-carriers'
import { historyDocumentLaws } from './history-document'
import { historyTurnsLaws } from './history-undo-redo'
import { inStepLaws } from './assemble-plan'
import { keptAlikeLaws } from './reuse-unchanged'
import { loadLaws } from './load'
import { lockLaws } from './lock'
import { lockTurnLaws } from './set-locks'
import { lookupLaws } from './lookup'
import { mapLaws } from './map'
import { planLaws } from './plan'
import { planFromDocumentsLaws } from './plan-from-documents'
import { planHistoryLaws } from './plan-history'
import { problemLaws } from './problem'
import { problemDocumentLaws } from './problem-document'
import { problemJudgingLaws } from './problem-violations'
import { problemMakingLaws } from './problem-building'
import { problemRemedyLaws } from './problem-remedies'
import { projectLaws } from './project'
import { proposalLaws } from './accepted-part'
import { projectDocumentLaws } from './project-document'
import { routeLaws } from './route'
import { sessionLaws } from './session'
import { stopLaws } from './stop'
import { stopListLaws } from './stop-list'
import { stopMarkLaws } from './stop-warning'
import { stopPageLaws } from './stop-page'
import { stopSheetLaws } from './stop-chunks'
import { tabLaws } from './navigation'
import { textLaws } from './text'
import { timeLaws } from './time'
import { uploadLaws } from './upload'

/** All laws of the domain, by room. */
export const laws: Readonly<Record<string, ReadonlyArray<Law>>> = {
  address: [...addressLaws, ...lookupLaws],
  alert: alertLaws,
  day: [...dayLaws, ...timeLaws],
  driver: driverLaws,
  history: [...historyLaws, ...historyBetweenLaws, ...historyTurnsLaws, ...historyCarriersLaws, ...historyDocumentLaws],
  job: proposalLaws,
  lock: [...lockLaws, ...lockTurnLaws],
  map: mapLaws,
  plan: [
    ...planLaws,
    ...planHistoryLaws,
    ...projectDocumentLaws,
    ...inStepLaws,
    ...planFromDocumentsLaws,
    ...keptAlikeLaws,
  ],
  problem: [...problemLaws, ...problemDocumentLaws, ...problemMakingLaws, ...problemJudgingLaws, ...problemRemedyLaws],
  project: projectLaws,
  route: [...routeLaws, ...loadLaws],
  session: sessionLaws,
  stop: [...stopLaws, ...stopMarkLaws, ...stopSheetLaws, ...stopListLaws, ...stopPageLaws, ...uploadLaws],
  tab: tabLaws,
  text: textLaws,
}
