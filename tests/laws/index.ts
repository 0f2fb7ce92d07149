import type { Law } from '../kit/law'
import { addressLaws } from './address'
import { alertLaws } from './alert'
import { dayLaws } from './day'
import { driverLaws } from './driver'
import { loadLaws } from './load'
import { mapLaws } from './map'
import { planLaws } from './plan'
import { planHistoryLaws } from './plan-history'
import { problemLaws } from './problem'
import { problemDocumentLaws } from './problem-document'
import { problemJudgingLaws } from './problem-judging'
import { projectLaws } from './project'
import { projectDocumentLaws } from './project-document'
import { routeLaws } from './route'
import { sessionLaws } from './session'
import { stopLaws } from './stop'
import { stopListLaws } from './stop-list'
import { stopMarkLaws } from './stop-marks'
import { stopPageLaws } from './stop-page'
import { tabLaws } from './tab'
import { textLaws } from './text'
import { timeLaws } from './time'
import { uploadLaws } from './upload'

/** Every law of the domain, by room. */
export const laws: Readonly<Record<string, ReadonlyArray<Law>>> = {
  address: addressLaws,
  alert: alertLaws,
  day: [...dayLaws, ...timeLaws],
  driver: driverLaws,
  map: mapLaws,
  plan: [...planLaws, ...planHistoryLaws, ...projectDocumentLaws],
  problem: [...problemLaws, ...problemDocumentLaws, ...problemJudgingLaws],
  project: projectLaws,
  route: [...routeLaws, ...loadLaws],
  session: sessionLaws,
  stop: [...stopLaws, ...stopMarkLaws, ...stopListLaws, ...stopPageLaws, ...uploadLaws],
  tab: tabLaws,
  text: textLaws,
}
