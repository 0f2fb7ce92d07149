import type { DemoOrganisation } from '../../../server/demo'
import type { CalendarDate } from '../../../src/domain/day'
import { emptyPlan, type Plan } from '../../../src/domain/plan'

export const friday: CalendarDate = { year: 2026, month: 11, day: 20 }

/** The project whose name begins so, as it is at last. */
export const planCalled = ({ projects }: DemoOrganisation, name: string): Plan =>
  projects.find((project) => project.name.startsWith(name))?.steps.at(-1)?.plan ?? emptyPlan
