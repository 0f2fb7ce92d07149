import { driverCases } from './driver-cases'
import { historyCases } from './history-cases'
import { optimiseCases } from './optimisation-cases'
import { projectCases } from './project-cases'
import { routeCases } from './route-cases'
import { stopCases } from './stop-cases'
import type { UseCase } from './use-case'

/** Everything one can do at the desk that calls out. */
export const useCases: ReadonlyArray<UseCase> = [
  ...projectCases,
  ...stopCases,
  ...routeCases,
  ...driverCases,
  ...historyCases,
  ...optimiseCases,
]
