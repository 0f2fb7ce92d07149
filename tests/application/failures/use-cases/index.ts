import { accountCases } from './account-cases'
import { driverCases } from './driver-cases'
import { historyCases } from './history-cases'
import { importCases } from './import-cases'
import { optimiseCases } from './optimisation-cases'
import { projectCases } from './project-cases'
import { routeCases } from './route-cases'
import { stopCases } from './stop-cases'
import type { UseCase } from './use-case'

/** Every action of the app that calls the server. */
export const useCases: ReadonlyArray<UseCase> = [
  ...projectCases,
  ...stopCases,
  ...routeCases,
  ...driverCases,
  ...accountCases,
  ...historyCases,
  ...importCases,
  ...optimiseCases,
]
